import type { AskRefundDto, OrderRefundsDto, RefundCovers, RefundReason, RefundWay } from '../../../api/refunds.api';
import type { CustomerRequestDto } from '../../../api/requests.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { pesosOf } from '../order/receipt-rules';
import { paidFor, type PieceCounts } from './RefundPieces';

/** The API refuses another reason. */
export const REASON_OF = { withdrawal: 'retracto', guarantee: 'garantia' } as const;

export type Step = 'why' | 'how-much' | 'how';
export const STEPS: readonly Step[] = ['why', 'how-much', 'how'];

export interface RefundValues {
  reason: RefundReason | '';
  covers: RefundCovers;
  pieces: PieceCounts;
  amount: string;
  /** Why shipping is given back. */
  note: string;
  way: RefundWay | '';
}

export function firstValues(money: OrderRefundsDto, request: CustomerRequestDto | undefined): RefundValues {
  const pieces = request ? countsOf(request, money.pieces) : {};
  const amount = request ? Math.min(paidFor(pieces, money.pieces), money.available) : money.available;
  const covers = amount > 0 || money.shipping === 0 ? 'order' : 'shipping';
  return {
    reason: request ? REASON_OF[request.kind] : '',
    covers,
    pieces,
    amount: amount > 0 ? formatCop(amount) : '',
    note: '',
    way: '',
  };
}

export function toDto(
  { reason, way, covers, amount, pieces, note }: RefundValues,
  request?: CustomerRequestDto,
): AskRefundDto {
  const base = { reason, way, amount: pesosOf(amount), requestId: request?.id };
  if (covers === 'shipping') return { ...base, covers, note: note.trim() } as AskRefundDto;
  const ticked = Object.entries(pieces).filter(([, quantity]) => quantity > 0);
  const back = ticked.map(([position, quantity]) => ({ position: Number(position), quantity }));
  return { ...base, ...(back.length > 0 && { pieces: back }) } as AskRefundDto;
}

/** The pieces of a request that have not come back. */
function countsOf({ pieces }: CustomerRequestDto, left: OrderRefundsDto['pieces']): PieceCounts {
  const leftOf = (position: number) => left.find((line) => line.position === position)?.amounts.length ?? 0;
  return Object.fromEntries(pieces.map(({ position, quantity }) => [position, Math.min(quantity, leftOf(position))]));
}

/** Errors of the fields that this step and those before it show. */
export function errorsUpTo(
  step: Step,
  { reason, covers, amount, note, way }: RefundValues,
  { available, shipping }: OrderRefundsDto,
): Partial<Record<keyof RefundValues, string>> {
  const pesos = pesosOf(amount);
  const most = covers === 'shipping' ? shipping : available;
  if (!reason) return { reason: 'Elige por qué se devuelve el dinero' };
  if (step === 'why') return {};
  const missing = covers === 'shipping' && !note.trim() && { note: 'Escribe por qué devuelves el envío' };
  if (pesos < 1) return { amount: 'Escribe cuánto devuelves', ...missing };
  if (pesos > most) return { amount: `Quedan ${formatCop(most)} por devolver`, ...missing };
  if (missing) return missing;
  if (step === 'how-much') return {};
  return way ? {} : { way: 'Elige cómo se devuelve el dinero' };
}
