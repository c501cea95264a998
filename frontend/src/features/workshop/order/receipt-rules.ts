import { object, string } from 'yup';
import {
  giveAllowanceLimits,
  receiptLimits,
  receiptReversalLimits,
  type StaffOrderDto,
} from '../../../api/workshop.api';
import { atMost } from '../../../domain/field-rules';
import { formatCop } from '../../../shared/lib/format-cop';
import { bogotaDay } from '../../../shared/lib/moments';
import { schemaErrors } from '../../../shared/lib/schema-errors';

/** Enough for any order. */
const MAX_DIGITS = 9;

/** Form values of a payment that arrived. */
export interface ReceiptValues {
  /** Formatted amount: `$445.020`. */
  amount: string;
  reference: string;
  /** Day in Bogotá: `2026-11-28`. */
  movedAt: string;
  note: string;
}

/** Form values of what the owner accepts less. */
export interface AllowanceValues {
  /** Formatted amount. */
  amount: string;
  reason: string;
}

/** Form values of a correction. */
export interface CorrectionValues {
  reason: string;
  /** The family gets a mail. */
  mail: boolean;
}

type PaidOrder = Pick<StaffOrderDto, 'status' | 'amountDue' | 'money'>;

/** Formats a typed amount with thousands separators. */
export function showAmount(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits && formatCop(Number(digits));
}

export function pesosOf(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}

/** The day in Bogotá of a moment: `2026-11-28`. */
export function dayOf(moment: Date): string {
  return bogotaDay(moment).toISOString().slice(0, 10);
}

/** The amount to expect: what can be paid now, for an order in two parts the first one, or else all that is owed. Formatted, '' for none. */
export function expectedAmount({ status, amountDue, money: { owed } }: PaidOrder): string {
  const expected = status === 'pending_transfer' ? amountDue || owed : owed;
  return expected > 0 ? formatCop(expected) : '';
}

/** The time that is sent for the day of a payment: undefined for today, which the server dates now. */
export function movedAtOf(day: string, today: string): string | undefined {
  return day === today ? undefined : `${day}T12:00:00-05:00`;
}

const amount = string().test('pesos', 'Escribe cuánto, en pesos', (typed) => pesosOf(typed ?? '') > 0);

const receipt = object({
  amount: string().test('pesos', 'Escribe cuánto llegó', (typed) => pesosOf(typed ?? '') > 0),
  reference: string()
    .trim()
    .required('Escribe la referencia de la transferencia')
    .max(...atMost('La referencia', receiptLimits.reference)),
  note: string()
    .trim()
    .max(...atMost('La nota', receiptLimits.note)),
});

/** Errors of a payment; `first` and `today` are the days between which it can have arrived. */
export function receiptErrors(values: ReceiptValues, { first, today }: { first: string; today: string }) {
  const errors = schemaErrors<ReceiptValues>(receipt, values);
  const { movedAt } = values;
  if (!movedAt) return { ...errors, movedAt: 'Escribe el día en que llegó' };
  if (movedAt > today) return { ...errors, movedAt: 'Ese día todavía no llega' };
  if (movedAt < first) return { ...errors, movedAt: 'Es antes de que hicieran el pedido' };
  return errors;
}

/** Errors of what the owner accepts less, at most `owed`. */
export function allowanceErrors(values: AllowanceValues, owed: number) {
  const schema = object({
    amount: amount.test('owed', `Es más de lo que falta: ${formatCop(owed)}`, (typed) => pesosOf(typed ?? '') <= owed),
    reason: string()
      .trim()
      .required('Escribe por qué')
      .max(...atMost('La razón', giveAllowanceLimits.reason)),
  });
  return schemaErrors<AllowanceValues>(schema, values);
}

/** Errors of a correction. */
export function correctionErrors(values: CorrectionValues) {
  const reason = string()
    .trim()
    .required('Escribe por qué')
    .max(...atMost('La razón', receiptReversalLimits.reason));
  return schemaErrors<CorrectionValues>(object({ reason }), values);
}

/** What follows from a payment of this amount; `isMadeAlready`: another order of the same pieces has money. '' without an amount. */
export function afterReceipt(order: PaidOrder, pesos: number, isMadeAlready: boolean): string {
  if (pesos <= 0) return '';
  const { status, money } = order;
  if (status === 'cancelled')
    return 'El pedido está cancelado: pasa a revisión, para decidir si se hace o se devuelve.';
  if (status === 'pending_transfer' && isMadeAlready)
    return 'Ya hay otro pedido pagado de estas piezas: este pasa a revisión.';
  const rest = money.owed - pesos;
  const excess = `Sobran ${formatCop(-rest)}: hay que devolverlos.`;
  if (status === 'pending_transfer')
    return rest < 0
      ? `Queda pago: pasa a «Por hacer». ${excess}`
      : beginning(order, pesos, 'Queda pago: pasa a «Por hacer».');
  const paid = rest > 0 ? `Faltan ${formatCop(rest)}.` : 'Queda pago.';
  const after = rest < 0 ? excess : paid;
  return status === 'payment_review' ? `${after} El pedido sigue en revisión hasta que alguien decida.` : after;
}

/** What follows when the owner accepts this amount less; `customerEmail` gets a mail when the order begins by it. '' without an amount. */
export function afterAllowance(order: PaidOrder & Pick<StaffOrderDto, 'customerEmail'>, pesos: number): string {
  const { status, money, amountDue, customerEmail } = order;
  if (pesos <= 0 || pesos > money.owed) return '';
  if (status === 'pending_transfer') {
    const after = beginning(order, pesos, 'Ya no falta nada: pasa a «Por hacer».');
    return pesos >= amountDue ? `${after} Le llega un correo a ${customerEmail}.` : after;
  }
  const rest = money.owed - pesos;
  return rest > 0
    ? `Faltan ${formatCop(rest)}. La familia no recibe correo.`
    : 'Ya no falta nada. La familia no recibe correo.';
}

/** What follows when a confirmed payment is taken back. */
export function afterCorrection(
  { status, paymentMethod, money }: PaidOrder & Pick<StaffOrderDto, 'paymentMethod'>,
  { amount: pesos, isGiven }: Pick<StaffOrderDto['money']['entries'][number], 'amount' | 'isGiven'>,
) {
  const owed = Math.max(0, money.total - money.allowed - money.received + pesos);
  const lost = pesos - money.held;
  const loss = lost > 0 ? ` Ya se devolvió una parte: la tienda pierde ${formatCop(lost)}.` : '';
  const then = isGiven
    ? 'El pago vuelve a «Sin pedido», para darle su pedido o devolverlo.'
    : 'La referencia queda libre.';
  return `${whereTo(status, paymentMethod, owed)}${loss} ${then}`;
}

function whereTo(status: StaffOrderDto['status'], paymentMethod: string, owed: number): string {
  const isByTransfer = paymentMethod === 'BANK_TRANSFER';
  if (owed === 0) return 'El pedido sigue pagado.';
  if (status === 'in_production' || ((status === 'paid' || status === 'payment_review') && !isByTransfer))
    return `Al pedido le faltan ${formatCop(owed)}: si con lo demás no alcanza, pasa a revisión.`;
  if (status === 'paid' || status === 'payment_review' || status === 'pending_transfer')
    return `El pedido vuelve a esperar ${formatCop(owed)}.`;
  return `El pedido queda debiendo ${formatCop(owed)}.`;
}

/** For an order that begins once `amountDue` is there; `whole` when nothing is owed after it. */
function beginning({ amountDue, money }: PaidOrder, pesos: number, whole: string): string {
  const rest = money.owed - pesos;
  if (pesos < amountDue) return `Faltan ${formatCop(amountDue - pesos)}: el pedido sigue esperando el resto.`;
  return rest > 0 ? `Alcanza para empezar: pasa a «Por hacer». Del saldo faltan ${formatCop(rest)}.` : whole;
}
