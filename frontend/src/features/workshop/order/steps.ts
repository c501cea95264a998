import type { OrderStatus, StaffOrderDto } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';

/** What the staff reads when an order is about to move on. */
interface Step {
  /** On the button. */
  action: string;
  /** What to be sure of, or what it means. */
  words?: (order: StaffOrderDto) => string;
  /** What the note is for. */
  note: string;
  hint?: string;
  /** Said when the note is missing, for the states that need one. */
  missing?: string;
  /** Leaves the usual way. */
  isDetour?: boolean;
}

const FAMILY_NOTE = 'Nota para la familia';

/** The step into each state. */
const STEPS: Readonly<Record<OrderStatus, Step>> = {
  pending_transfer: { action: 'Esperar la transferencia', note: FAMILY_NOTE },
  paid: {
    action: 'Aceptar el pago',
    words: ({ receivedFor, total, amountDue }) =>
      receivedFor.includes('paid')
        ? `Revisa en el banco que llegaron ${formatCop(amountDue || total)}.`
        : 'El pedido pasa a la lista de piezas por hacer.',
    note: FAMILY_NOTE,
  },
  payment_review: {
    action: 'Pasar a revisión',
    words: () => 'Nadie sigue con la pieza hasta que alguien decida.',
    note: FAMILY_NOTE,
    isDetour: true,
  },
  in_production: {
    action: 'Empezar producción',
    words: () => 'La pieza entra al taller.',
    note: FAMILY_NOTE,
  },
  shipped: {
    action: 'Marcar como enviado',
    note: 'Transportadora y número de guía',
    hint: 'Por ejemplo: Servientrega, guía 2034567890',
  },
  delivered: { action: 'Marcar como entregado', note: FAMILY_NOTE },
  cancelled: {
    action: 'Cancelar pedido',
    words: () => 'Si el dinero llega después, el pedido pasa a revisión.',
    note: 'Por qué se cancela',
    isDetour: true,
  },
  refund_pending: {
    action: 'Devolver el dinero',
    words: ({ total, received, receivedFor }) =>
      receivedFor.includes('refund_pending')
        ? 'Escribe lo que llegó por transferencia: es lo que vas a devolver. Haz la devolución y luego regístrala aquí con su comprobante.'
        : `Se le avisa a la familia que le vamos a devolver el dinero: ${formatCop(received?.amount ?? total)}. Haz la devolución y luego regístrala aquí con su comprobante.`,
    note: FAMILY_NOTE,
    isDetour: true,
  },
  refunded: {
    action: 'Registrar la devolución',
    words: ({ total, received }) =>
      `Solo cuando ya le devolviste ${formatCop(received?.amount ?? total)}. Con esto termina el pedido.`,
    note: 'Comprobante de la devolución',
    hint: 'Banco, fecha y número. La familia lo recibe en el correo.',
    missing: 'Escribe la evidencia del reembolso',
  },
};

export function stepInto(next: OrderStatus, { receivedFor, received, total, balance }: StaffOrderDto): Step {
  const step = STEPS[next];
  if (next === 'shipped' && balance > 0) {
    const words = () => `Falta el saldo de ${formatCop(balance)}. Si sale así, la familia lee por qué.`;
    return {
      ...step,
      words,
      note: 'Por qué sale sin el saldo, y la guía',
      missing: 'Explica por qué sale sin el saldo',
    };
  }
  if (next !== 'paid') return step;
  if (receivedFor.includes(next)) return { ...step, action: 'Confirmar transferencia' };
  if (!received || received.amount === total) return step;
  const words = () => `Llegaron ${formatCop(received.amount)} y el total es ${formatCop(total)}.`;
  return { ...step, words, missing: 'Explica la diferencia' };
}
