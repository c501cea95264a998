import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { Nested } from '../../../common/http/nested.js';
import { TextBlock, TextLine } from '../../../common/http/text-fields.js';
import {
  ORDER_STATUSES,
  OrderByHandDto,
  OrderItemDto,
  type OrderStatus,
  toOrderByHand,
  toOrderItemDto,
} from '../../../orders/index.js';
import { PAYMENT_PROVIDERS } from '../../../common/payment-providers.js';
import { MONEY_OUTCOMES, type MoneyOutcome } from '../../../payments/index.js';
import {
  type Refund,
  REFUND_REASONS,
  REFUND_STATES,
  REFUND_WAYS,
  type RefundReason,
  type RefundState,
  type RefundWay,
} from '../../../refunds/index.js';
import type { Decided, Decision } from '../../application/decide-open-money.js';
import { type NamedOrder, OPEN_REASONS, type OpenMoney, type OpenReason } from '../../domain/open-money.js';

export const KIND_MESSAGE = 'Elige qué se hace con este dinero';
const MAX_PESOS = 1_000_000_000;

/** How money is given back. */
export class OpenMoneyRefundDto {
  /** Of money without an order by the provider's panel or a transfer. */
  @IsIn(REFUND_WAYS, { message: 'Elige cómo se devuelve el dinero' })
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay' })
  way!: RefundWay;

  /** Reason, which decides the last day; `cortesia` without one. */
  @IsOptional()
  @IsIn(REFUND_REASONS, { message: 'Elige por qué se devuelve el dinero' })
  @ApiProperty({ enum: REFUND_REASONS, enumName: 'RefundReason', required: false })
  reason?: RefundReason;

  /**
   * Id of the bank or the provider, at most 200 characters, when the money has left; without it the refund is still to be made.
   * @example "M1029384"
   */
  @IsOptional()
  @MaxLength(200, { message: 'El comprobante puede tener máximo 200 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextLine()
  evidence?: string;

  /**
   * Whole pesos, for money of an order; without it all of it.
   * @example 445000
   */
  @IsOptional()
  @Max(MAX_PESOS, { message: 'Escribe el valor en pesos, sin centavos' })
  @Min(1, { message: 'Escribe el valor en pesos, sin centavos' })
  @IsInt({ message: 'Escribe el valor en pesos, sin centavos' })
  amount?: number;
}

/** A decision about money without a home. */
export class DecideOpenMoneyDto {
  /**
   * `order`: it belongs to `orderId`. `new_order`: an order is made of what its payer wanted to buy, or of `order`. `give_back`: it is refunded
   * as `refund` says. A field that another decision needs is refused. `not_ours`: it is not the shop's, or no longer there; `reason` says why.
   */
  @IsIn(MONEY_OUTCOMES, { message: KIND_MESSAGE })
  @ApiProperty({ enum: MONEY_OUTCOMES, enumName: 'MoneyOutcome' })
  kind!: MoneyOutcome;

  /** The order that gets the money, for `order`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'No encontramos este pedido' })
  @ApiProperty({ type: 'string', format: 'uuid', required: false })
  orderId?: string;

  /** What is ordered, for `new_order` of money whose payer wanted something that the shop does not know. */
  @IsOptional()
  @Nested(() => OrderByHandDto, 'Escribe el pedido')
  @ApiProperty({ type: OrderByHandDto, required: false })
  order?: OrderByHandDto;

  /** How the money is given back, for `give_back`. */
  @IsOptional()
  @Nested(() => OpenMoneyRefundDto, 'Elige cómo se devuelve el dinero')
  @ApiProperty({ type: OpenMoneyRefundDto, required: false })
  refund?: OpenMoneyRefundDto;

  /**
   * Why, at most 500 characters; needed for `not_ours`.
   * @example "Es de la otra tienda de la familia"
   */
  @IsOptional()
  @MaxLength(500, { message: 'La razón puede tener máximo 500 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  reason?: string;
}

/** An order by its name. */
export class NamedOrderDto {
  /**
   * Id of the order.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /** Status of the order. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /**
   * Name of the customer; empty after erasure.
   * @example "Laura Restrepo"
   */
  customerName!: string;
}

/** Who paid, as the provider names them. */
export class OpenMoneyPayerDto {
  /**
   * Empty when the provider does not tell it, as are the others.
   * @example "Laura Restrepo"
   */
  name!: string;

  /**
   * Email.
   * @example "laura@example.com"
   */
  email!: string;

  /**
   * Phone as the provider has it.
   * @example "3001234567"
   */
  phone!: string;
}

/** A decision from before the money came back to the list. */
export class EarlierDecisionDto {
  /**
   * Email of the member of staff.
   * @example "duena@sigerist.co"
   */
  actor!: string;

  /**
   * The reason; empty for none.
   * @example "Devuelto por PSE, comprobante 98213"
   */
  note!: string;

  /**
   * Time of the decision.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: string;

  /** Null for a note of before there were outcomes. */
  @ApiProperty({ enum: MONEY_OUTCOMES, enumName: 'MoneyOutcome', nullable: true })
  outcome!: MoneyOutcome | null;

  /** The order of the decision; null for none. */
  @ApiProperty({ type: String, nullable: true, example: 'SIG-7K2QXM' })
  orderNumber!: string | null;
}

/** Money that waits for a decision. */
export class OpenMoneyDto {
  /**
   * Name for a decision; another one each time that the money is listed.
   * @example "3f1c7f5e-8a55-4f0a-9f5e-5f6f8f1f0a11"
   */
  id!: string;

  /**
   * `amount`: amount or currency differ from what was asked for. `unknown_reference`: no payment of the shop has its reference. `order_closed`:
   * its order is being refunded, was refunded or erased. `provider_differs`: the provider contradicts the record. `second_payment`,
   * `late_payment`: an order was made of it that waits. `excess`: an order received more than it costs, or ended with money in it.
   */
  @ApiProperty({ enum: OPEN_REASONS, enumName: 'OpenMoneyReason' })
  reason!: OpenReason;

  /**
   * What came, in units of the currency; with a fraction when the provider reports cents.
   * @example 445000
   */
  amount!: number;

  /**
   * ISO 4217.
   * @example "COP"
   */
  currency!: string;

  /** What was asked for, whole pesos; null when nothing was. */
  @ApiProperty({ type: Number, nullable: true, example: 460000 })
  expectedAmount!: number | null;

  /** Name of the provider, in whose panel staff find the payment; null for money of an order. */
  @ApiProperty({ type: String, nullable: true, example: 'Wompi' })
  provider!: string | null;

  /** As the provider names it; null for money of an order. */
  @ApiProperty({ type: String, nullable: true, example: '11004-1718123303-80111' })
  transactionId!: string | null;

  /** Reference of the payment; null for none. */
  @ApiProperty({ type: String, nullable: true, example: 'SIGERIST-KbhTcQdRgWZaJNbEPVfS-1763700000000-ZxCkB' })
  reference!: string | null;

  /** `CARD`, `PSE`, `NEQUI` … as the provider names it, or `BANK_TRANSFER`; null when it names none. */
  @ApiProperty({ type: String, nullable: true, example: 'NEQUI' })
  method!: string | null;

  /** The provider's status; null for money of an order. */
  @ApiProperty({ type: String, nullable: true, example: 'APPROVED' })
  status!: string | null;

  /** The payer as the provider reports it; null when it reports none. */
  @ApiProperty({ type: OpenMoneyPayerDto, nullable: true })
  payer!: OpenMoneyPayerDto | null;

  /** Who began the payment at the shop, or the customer of the order; null when unknown. */
  @ApiProperty({ type: OpenMoneyPayerDto, nullable: true })
  customer!: OpenMoneyPayerDto | null;

  /**
   * When the money moved, as the provider says.
   * @example "2026-11-21T20:15:00.000Z"
   */
  movedAt!: string;

  /**
   * When the shop learnt of it last.
   * @example "2026-11-21T20:15:04.000Z"
   */
  listedAt!: string;

  /** The order that it paid, was meant for or is in; null for none. */
  @ApiProperty({ type: NamedOrderDto, nullable: true })
  order!: NamedOrderDto | null;

  /** The newest orders of the payer, to which the money may belong; at most three. */
  candidates!: NamedOrderDto[];

  /** What the provider says, in words; null for money of an order. */
  @ApiProperty({ type: String, nullable: true, example: 'Wompi dice: aprobado por $445.000.' })
  providerSays!: string | null;

  /** Pieces that its payer wanted to buy; empty when they are not known. */
  items!: OrderItemDto[];

  /** Earlier decisions, the oldest first. */
  decisions!: EarlierDecisionDto[];

  /** The decisions that are possible. */
  @ApiProperty({ enum: MONEY_OUTCOMES, enumName: 'MoneyOutcome', isArray: true })
  outcomes!: MoneyOutcome[];
}

/** The list of open money. */
export class OpenMoneyListDto {
  /** The newest first, at most 200. */
  items!: OpenMoneyDto[];
}

/** A refund that a decision began. */
export class StartedRefundDto {
  /**
   * Id of the refund.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /** Whole pesos. */
  amount!: number;

  /** How. */
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay' })
  way!: RefundWay;

  /** `asked` waits for another owner, `approved` for the money to leave, `done` is proven. */
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState' })
  state!: RefundState;

  /**
   * Last day, a calendar date in Bogota.
   * @example "2026-12-14"
   */
  dueOn!: string;
}

/** The result of a decision. */
export class DecidedMoneyDto {
  /** The order that got the money, was made for it or is refunded; null for none. */
  @ApiProperty({ type: NamedOrderDto, nullable: true })
  order!: NamedOrderDto | null;

  /** The refund by which it is given back, on the list of refunds until it has left; null for every other decision. */
  @ApiProperty({ type: () => StartedRefundDto, nullable: true })
  refund!: StartedRefundDto | null;
}

export function toOpenMoneyDto({ order, candidates, purchase, decisions, ...money }: OpenMoney): OpenMoneyDto {
  return {
    id: money.id,
    reason: money.reason,
    amount: money.amount,
    currency: money.currency,
    expectedAmount: money.expected,
    provider: money.provider && PAYMENT_PROVIDERS[money.provider].name,
    transactionId: money.transactionId,
    reference: money.reference,
    method: money.method,
    status: money.status,
    payer: money.payer && toPersonDto(money.payer),
    customer: money.customer && toPersonDto(money.customer),
    movedAt: money.movedAt.toISOString(),
    listedAt: money.listedAt.toISOString(),
    order: order && toNamedOrderDto(order),
    candidates: candidates.map(toNamedOrderDto),
    providerSays: money.providerSays,
    items: (purchase?.lines ?? []).map(toOrderItemDto),
    decisions: decisions.map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() })),
    outcomes: [...money.outcomes],
  };
}

export function toDecidedMoneyDto({ order, refund }: Decided): DecidedMoneyDto {
  return {
    order: order && toNamedOrderDto({ ...order, customerName: order.purchase.customer.name }),
    refund: refund && toStartedRefundDto(refund),
  };
}

function toStartedRefundDto({ id, amount, way, state, dueOn }: Refund): StartedRefundDto {
  return { id, amount, way, state, dueOn };
}

/** JSON's null counts as missing. */
export function toDecision({ kind, orderId, order, refund, reason }: DecideOpenMoneyDto): Decision {
  return {
    kind,
    reason: reason ?? '',
    ...(orderId && { orderId }),
    ...(order && { order: toOrderByHand(order) }),
    ...(refund && {
      refund: {
        way: refund.way,
        reason: refund.reason ?? 'cortesia',
        evidence: refund.evidence ?? '',
        amount: refund.amount ?? undefined,
      },
    }),
  };
}

function toPersonDto({ name, email, phone }: OpenMoneyPayerDto): OpenMoneyPayerDto {
  return { name, email, phone };
}

function toNamedOrderDto({ id, number, status, customerName }: NamedOrder): NamedOrderDto {
  return { id, orderNumber: number, status, customerName };
}
