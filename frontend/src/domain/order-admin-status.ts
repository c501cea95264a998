import type { OrderEvent, OrderStatus, StaffOrderDto } from '../api/workshop.api';
import { formatCop } from '../shared/lib/format-cop';
import { firstInstalmentOf } from './instalments';
import names from './order-status-names.gen.json' with { type: 'json' };
import { hasOwn } from './has-own';

/** Every status in the words of staff, as spreadsheets and the audit log have them. */
export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatus, string>> = names;

/** The name of a status of this order: what is accepted without money is not called paid. */
export function statusNameOf(status: OrderStatus, isFree = false): string {
  return isFree && status === 'paid' ? 'Sin costo por tu código' : ORDER_STATUS_NAMES[status];
}

/** Shown to staff in place of a customer whose personal data were erased, on request or after the retention period. */
export const ERASED_CUSTOMER = 'Datos personales borrados';

/** Shown to staff in place of a customer who asked for erasure while deadlines of the order run. */
export const RESTRICTED_CUSTOMER = 'Pidió borrar sus datos';

/** How urgently the staff must act. */
export type StateTone = 'attention' | 'work' | 'done' | 'quiet';

/** Values of `?vista=`: filters of the order list whose statuses are chosen below. */
export type WorkList = 'transferencias' | 'revision' | 'enviados';

interface AdminStatus {
  tone: StateTone;
  /** The filter that lists orders with this status; null for none, and for the statuses of `IN_WORKSHOP`. */
  list: WorkList | null;
}

/** The statuses that staff move an order into. Those of refunds follow from refunds. */
export type StepStatus = Exclude<OrderStatus, RefundStatus>;

type RefundStatus = 'refund_pending' | 'refunded';

/** Texts of the dialog that confirms a change of status. */
interface Step {
  /** Label of the button. */
  action: string;
  /** Says what staff must check first, or the consequence of the change. */
  words?: (order: StaffOrderDto) => string;
  /** Label of the note. */
  note: string;
  /** Error message for a missing note, for the states that require one. */
  missing?: string;
  /** Departs from the usual sequence. */
  isDetour?: boolean;
}

const FAMILY_NOTE = 'Nota para la familia';

/** How the panel shows each status, and the step into it. */
export const ADMIN_STATUSES: Readonly<
  Record<StepStatus, AdminStatus & { step: Step }> & Record<RefundStatus, AdminStatus>
> = {
  pending_transfer: {
    tone: 'attention',
    list: 'transferencias',
    step: { action: 'Esperar la transferencia', note: FAMILY_NOTE },
  },
  paid: {
    tone: 'work',
    list: null,
    step: {
      action: 'Aceptar el pago',
      words: () => 'El pedido pasa a la lista de piezas por hacer.',
      note: FAMILY_NOTE,
    },
  },
  payment_review: {
    tone: 'attention',
    list: 'revision',
    step: {
      action: 'Pasar a revisión',
      words: () => 'Nadie sigue con la pieza hasta que alguien decida.',
      note: FAMILY_NOTE,
      isDetour: true,
    },
  },
  in_production: {
    tone: 'work',
    list: null,
    step: {
      action: 'Empezar producción',
      words: () => 'La pieza entra al taller.',
      note: FAMILY_NOTE,
    },
  },
  shipped: {
    tone: 'done',
    list: 'enviados',
    step: {
      action: 'Marcar como enviado',
      note: FAMILY_NOTE,
    },
  },
  delivered: { tone: 'done', list: null, step: { action: 'Marcar como entregado', note: FAMILY_NOTE } },
  cancelled: {
    tone: 'quiet',
    list: null,
    step: {
      action: 'Cancelar pedido',
      words: ({ isFree }) =>
        isFree
          ? 'Se le avisa a la familia por correo. Su código vuelve a quedar libre.'
          : 'Si el dinero llega después, el pedido pasa a revisión.',
      note: 'Por qué se cancela',
      isDetour: true,
    },
  },
  refund_pending: { tone: 'attention', list: 'revision' },
  refunded: { tone: 'quiet', list: null },
};

/** Names of the order events that change no status. */
export const ORDER_EVENTS: Readonly<Record<OrderEvent, string>> = {
  balance_requested: 'Saldo pedido',
  instalment_received: 'Llegó un pago',
  receipt_corrected: 'Pago corregido',
  allowance_given: 'Diferencia perdonada',
  payment_reminder: 'Recordatorio enviado',
  payment_overdue: 'Cerrado sin pago',
  shipment_corrected: 'Guía corregida',
  details_corrected: 'Datos corregidos',
  account_withdrawn: 'Aviso: la cuenta ya no se usa',
  account_given: 'Cuenta nueva enviada',
};

/** The amount of the first half of an order in two instalments; empty for any other order. */
function halfOf(instalments: StaffOrderDto['instalments'], total: number): number[] {
  return instalments.length === 2 ? [firstInstalmentOf(total)] : [];
}

export function stepInto(next: StepStatus, { received, total, balance, instalments }: StaffOrderDto): Step {
  const step = ADMIN_STATUSES[next].step;
  if (next === 'shipped' && balance > 0) {
    const words = () => `Falta el saldo de ${formatCop(balance)}. Si sale así, la familia lee por qué.`;
    return {
      ...step,
      words,
      note: 'Por qué sale sin el saldo',
      missing: 'Explica por qué sale sin el saldo',
    };
  }
  if (next !== 'paid') return step;
  const isExpected = received && [total, ...halfOf(instalments, total)].includes(received.amount);
  if (!received || isExpected) return step;
  const words = () => `Llegaron ${formatCop(received.amount)} y el total es ${formatCop(total)}.`;
  return { ...step, words, missing: 'Explica la diferencia' };
}

/** Every status, in the usual sequence of an order. */
export const ALL_STATES = Object.keys(ADMIN_STATUSES) as OrderStatus[];

export function isOrderStatus(text: string | null): text is OrderStatus {
  return text !== null && hasOwn(ADMIN_STATUSES, text);
}

/** The checks to make before production of a paid order starts. */
export const REVIEW_REASONS: Readonly<Record<NonNullable<StaffOrderDto['reviewReason']>, string>> = {
  late_payment:
    'El pago llegó tarde: ya había vencido, o alguien canceló el pedido. Decide si se hace o si se devuelve el dinero.',
  second_payment:
    'Ya había otro pedido de estas piezas, o este ya estaba pagado. Pregunta a la familia cuál quiere: si no quería dos, cancela el que no se pagó o devuelve el dinero que sobra.',
  discount_over_limit:
    'El código de descuento se agotó antes de que llegara este pago: otras familias lo usaron primero. Decide si se hace a este precio (acéptalo) o si se devuelve el dinero.',
  contradicted:
    'El proveedor ya no muestra este pago como lo registramos. No sigas con la pieza: la dueña decide en «Dinero», «Sin pedido».',
  voided:
    'El proveedor anuló este pago: no tenemos ese dinero. Sigue con la pieza solo si la familia paga otra vez por transferencia; si no, cancela el pedido.',
};

/** For money that was already returned to the customer. */
export const VOIDED_REFUND = 'El proveedor ya anuló este pago: comprueba que el dinero no se devuelva dos veces.';
