import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { DeliveryDatesDto } from '../../../catalogue/index.js';
import { Email } from '../../../common/http/email.js';
import { CodeLine } from '../../../common/http/text-fields.js';
import type { TrackedOrder } from '../../application/order-reader.js';
import { owedNow } from '../../domain/instalments.js';
import { ORDER_EVENTS, type OrderChange, type OrderEvent } from '../../domain/order-change.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import type { Order } from '../../domain/order.js';
import { BankAccountDto, InstalmentDto, toInstalmentDtos } from './instalment.dto.js';
import { NameablePieceDto, toNameablePieceDtos } from './piece-name.dto.js';
import { OrderShippingDto, REVIEW_REASON_PROPERTY } from './order.dto.js';
import { OrderItemDto, toOrderItemDto } from './order-item.dto.js';
import { SHIPMENT_PROPERTY, ShipmentDto, shipmentDtoOf } from './shipment.dto.js';

export class TrackOrderDto {
  /**
   * In any case, with or without its dash.
   * @example "SIG-7K2QXM"
   */
  @MaxLength(20, { message: 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM' })
  @IsNotEmpty({ message: 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM' })
  @IsString({ message: 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM' })
  @CodeLine()
  orderNumber!: string;

  /**
   * The one of the purchase.
   * @example "laura@example.com"
   */
  @Email('Escribe un correo válido, por ejemplo laura@correo.com')
  email!: string;
}

/** One step of an order's life. */
export class OrderStepDto {
  /** The status that began. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /**
   * Time of this change.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: string;

  /**
   * The shop's message to the customer, such as the tracking number; empty for none.
   * @example "Guía 123456789"
   */
  note!: string;

  /** Reason of an automatic change; null for a change by a person. */
  @ApiProperty(REVIEW_REASON_PROPERTY)
  reason!: string | null;

  /** Event that the status does not show; null for every other change. */
  @ApiProperty({ enum: ORDER_EVENTS, enumName: 'OrderEvent', nullable: true })
  event!: OrderEvent | null;
}

/** An order for callers who know its number and email. Personal data are `•••` unless they are its customer (`isOwn`). */
export class TrackedOrderDto {
  /**
   * The number that customer and shop quote.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /** Whether this browser or account is proven to be the customer's, who may correct the order. */
  isOwn!: boolean;

  /** Current status. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /**
   * Time of the order.
   * @example "2026-11-21T20:15:00.000Z"
   */
  createdAt!: string;

  /** The same as `isExpress`, under its name in the first release. */
  expressService!: boolean;

  /** True when every piece has the express service. */
  isExpress!: boolean;

  /** Its pieces; names, texts and requests are masked, empty ones stay empty. */
  items!: OrderItemDto[];

  /**
   * The amount charged, whole pesos. Shipping is paid on delivery and not included.
   * @example 782000
   */
  total!: number;

  /**
   * Before the discount, whole pesos.
   * @example 920000
   */
  subtotal!: number;

  /**
   * The applied code, or null.
   * @example "SIGERIST15"
   */
  discountCode!: string | null;

  /**
   * Discount on `subtotal`, whole pesos.
   * @example 138000
   */
  discountAmount!: number;

  /**
   * Of the recipient; first letters alone when masked.
   * @example "Laura Restrepo"
   */
  customerName!: string;

  /**
   * As typed; empty for none.
   * @example "300 123 4567"
   */
  customerPhone!: string;

  /** Null when the customer gave no address. */
  @ApiProperty({ type: OrderShippingDto, nullable: true })
  shipping!: OrderShippingDto | null;

  /** Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order. */
  @ApiProperty({ type: DeliveryDatesDto, nullable: true })
  delivery!: DeliveryDatesDto | null;

  /** Reason of the current review; null in every other status. */
  @ApiProperty(REVIEW_REASON_PROPERTY)
  reviewReason!: string | null;

  /** Whether there is no money to pay, because of its discount code. */
  isFree!: boolean;

  /** The parts of an order by transfer: one or two. Empty for any other payment, and after a cancellation or refund. */
  instalments!: InstalmentDto[];

  /**
   * The amount that can be paid now, whole pesos; 0 when nothing is owed and while a payment is in review.
   * @example 391000
   */
  amountDue!: number;

  /**
   * The amount that the customer paid and the shop received, without payments that were reversed; whole pesos, 0 for none.
   * @example 445000
   */
  paid!: number;

  /**
   * The amount that was given back, whole pesos.
   * @example 0
   */
  refunded!: number;

  /** Account for the transfer; null when nothing is owed, or while the shop has no account. */
  @ApiProperty({ type: BankAccountDto, nullable: true })
  bankTransfer!: BankAccountDto | null;

  /** How the parcel left; null before. */
  @ApiProperty(SHIPMENT_PROPERTY)
  shipment!: ShipmentDto | null;

  /** The oldest first, without reminders. */
  history!: OrderStepDto[];

  /** Pieces whose name was left for later and can still be written, until they are made. */
  nameablePieces!: NameablePieceDto[];
}

/** `bankTransfer`: the account that the customer was shown, if there is one. */
export function toTrackedOrderDto(
  { order, isOwn }: TrackedOrder,
  bankTransfer: BankAccountDto | null,
): TrackedOrderDto {
  const { number, status, createdAt, isExpress, history, purchase } = order;
  return {
    orderNumber: number,
    isOwn,
    status,
    createdAt: createdAt.toISOString(),
    expressService: isExpress,
    isExpress,
    items: purchase.lines.map(toOrderItemDto),
    total: purchase.finalTotal,
    subtotal: purchase.total,
    discountCode: purchase.discountCode,
    discountAmount: purchase.discountAmount,
    customerName: purchase.customer.name,
    customerPhone: purchase.customer.phone,
    shipping: purchase.customer.shipping,
    delivery: order.delivery,
    reviewReason: order.openReview,
    isFree: order.isFree,
    nameablePieces: toNameablePieceDtos(order),
    instalments: toInstalmentDtos(order),
    amountDue: owedNow(order),
    paid: order.money.received,
    refunded: order.money.returned,
    bankTransfer: owedNow(order) > 0 ? bankTransfer : null,
    shipment: shipmentDtoOf(order),
    history: history.filter(({ event }) => event !== 'payment_reminder').map((change) => toStepDto(order, change)),
  };
}

export function toStepDto(order: Order, change: OrderChange): OrderStepDto {
  const { status, at, note, event = null } = change;
  return { status, at: at.toISOString(), note, reason: change.reason ?? order.reasonOf(change), event };
}
