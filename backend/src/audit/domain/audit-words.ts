import { formatPesos } from '../../common/money.js';
import { ORDER_STATUS_NAMES } from '../../common/order-statuses.js';
import type { AuditKind } from './audit-kind.js';

/** Kinds of entries in the owner's words, in the order of the panel's filter, which is generated from here. */
export const KIND_WORDS: Readonly<Record<AuditKind, string>> = {
  login: 'Entradas al panel',
  login_refused: 'Entradas rechazadas',
  logout: 'Salidas del panel',
  read: 'Datos consultados',
  export: 'Descargas',
  order_status: 'Estados de pedidos',
  order_money: 'Dinero de pedidos',
  order_note: 'Notas de pedidos',
  order_piece: 'Piezas de pedidos',
  order_mail: 'Correos de pedidos',
  shipment: 'Guías de envío',
  correction: 'Correcciones de pedidos',
  customer_request: 'Solicitudes de clientes',
  refund: 'Devoluciones',
  finished_photo: 'Fotos de piezas terminadas',
  payment: 'Pagos',
  conversation: 'Chats',
  chatbot: 'Chatbot',
  faq: 'Preguntas frecuentes',
  change_set: 'Cambios de la tienda',
  media: 'Fotos de la tienda',
  staff: 'Personas',
};

/** Values of entries in the owner's words. An entry can only have fields of this list, so that each has a word. */
export const FIELD_WORDS = {
  status: 'Estado del pedido',
  received: 'Dinero recibido',
  balance: 'Saldo',
  state: 'Estado de la devolución',
  way: 'Medio',
  reason: 'Motivo',
  amount: 'Valor',
  photo: 'Foto de la pieza',
  role: 'Rol',
  active: 'Chatbot encendido',
  start: 'Atiende desde',
  end: 'Atiende hasta',
  keywords: 'Palabras que pasan a una persona',
  answer: 'Respuesta',
  changes: 'Cambios',
} as const;

type AuditField = keyof typeof FIELD_WORDS;

/** Words of the fields that hold one of several values. Another module that gets a new value does not compile without its word here. */
export const VALUE_WORDS = {
  status: ORDER_STATUS_NAMES,
  state: {
    asked: 'Espera aprobación',
    approved: 'Por hacer',
    under_way: 'En camino',
    done: 'Devuelto',
    failed: 'No se pudo',
    refused: 'Negada',
  },
  way: {
    card_void: 'Anulación del pago con tarjeta',
    provider_panel: 'Panel del proveedor de pagos',
    bank_transfer: 'Transferencia',
  },
  reason: {
    retracto: 'Retracto',
    garantia: 'Garantía',
    incumplimiento: 'Incumplimiento',
    reversion: 'Reversión del pago',
    cortesia: 'Acuerdo con la familia',
  },
  photo: {
    waiting: 'Espera a la familia',
    approved: 'A la familia le encanta',
    error: 'La familia vio un error',
    unanswered: 'Sin respuesta a tiempo',
    resolved: 'Resuelta por el equipo',
  },
  role: { taller: 'Taller', contador: 'Contabilidad', duena: 'Dueña' },
} as const;

const MONEY: readonly string[] = ['received', 'balance', 'amount'] satisfies readonly AuditField[];

type Value = string | number | boolean | null | readonly string[];

/** Values by field: `{ status: 'paid' }`, `{ received: 435000 }`. They are those of the shop, not of a shopper. */
export type AuditValues = {
  readonly [Field in AuditField]?: Field extends keyof typeof VALUE_WORDS ? keyof (typeof VALUE_WORDS)[Field] : Value;
};

/** One field of an entry in words. */
export interface AuditChange {
  /** 'Estado del pedido' */
  readonly field: string;
  /** 'Pagado'; null where the act has no earlier value. */
  readonly before: string | null;
  /** Null where nothing is left. */
  readonly after: string | null;
}

/** The values of an entry in words. Entries are kept for a year: a field or value that an earlier release wrote stays as it is. */
export function changesInWords(before: AuditValues | null, after: AuditValues | null): AuditChange[] {
  // In one order, because the database keeps none.
  const stored = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const known = Object.keys(FIELD_WORDS).filter((field) => stored.delete(field));
  return [...known, ...stored].map((field) => ({
    field: ownWord(FIELD_WORDS, field) ?? field,
    before: wordsOf(field, (before as Stored)?.[field]),
    after: wordsOf(field, (after as Stored)?.[field]),
  }));
}

type Stored = Readonly<Record<string, Value>> | null;

function wordsOf(field: string, value: Value | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return MONEY.includes(field) ? formatPesos(value) : String(value);
  if (typeof value !== 'string') return value.join(field === 'changes' ? '; ' : ', ') || null;
  const words = Object.hasOwn(VALUE_WORDS, field) ? VALUE_WORDS[field as keyof typeof VALUE_WORDS] : {};
  return ownWord(words, value) ?? value;
}

function ownWord(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
