import { ApiProperty } from '../../../common/http/api-docs.js';
import { DeliveryDatesDto } from '../../../catalogue/index.js';
import { owedNow } from '../../domain/instalments.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import type { Order } from '../../domain/order.js';
import { REVIEW_REASONS } from '../../domain/order-change.js';
import { NameablePieceDto, toNameablePieceDtos } from './piece-name.dto.js';
import { InstalmentDto, toInstalmentDtos } from './instalment.dto.js';
import { OrderItemDto, toOrderItemDto } from './order-item.dto.js';
import { SHIPMENT_PROPERTY, ShipmentDto, shipmentDtoOf } from './shipment.dto.js';

export const REVIEW_REASON_PROPERTY = { type: String, nullable: true, enum: REVIEW_REASONS } as const;

/** Shipping address of the order. */
export class OrderShippingDto {
  /**
   * Street and number.
   * @example "Calle 10 # 43-12"
   */
  address!: string;

  /**
   * City or town.
   * @example "Medellín"
   */
  city!: string;

  /**
   * Department of Colombia.
   * @example "Antioquia"
   */
  department!: string;

  /**
   * Empty for none.
   * @example "050021"
   */
  postalCode!: string;
}

/** A purchase. Strangers get the same shape with name, email and texts masked. */
export class OrderDto {
  /**
   * Random.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * The number that customer and shop quote.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /**
   * The payment provider's; null for a bank transfer.
   * @example "11004-1718123303-80111"
   */
  transactionId!: string | null;

  /**
   * Id of the payment's transaction; null for a bank transfer.
   * @example "SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2"
   */
  reference!: string | null;

  /** Current status. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /**
   * The amount charged, whole pesos. Shipping is paid on delivery and not included.
   * @example 782000
   */
  total!: number;

  /** Whether there is no money to pay, because of its discount code. */
  isFree!: boolean;

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
   * Time of the order.
   * @example "2026-11-21T20:15:00.000Z"
   */
  createdAt!: string;

  /**
   * `BANK_TRANSFER`, `FREE` for an order without money to pay, or as the provider names it: `CARD`, `PSE`, `NEQUI` …
   * @example "CARD"
   */
  paymentMethod!: string;

  /**
   * Masked for strangers, as all personal data.
   * @example "Laura Restrepo"
   */
  customerName!: string;

  /**
   * Email for the mails of the order.
   * @example "laura@example.com"
   */
  customerEmail!: string;

  /**
   * As typed; empty for none.
   * @example "300 123 4567"
   */
  customerPhone!: string;

  /** Null when the customer gave no address. */
  shipping!: OrderShippingDto | null;

  /** True when every piece has the express service, because a parcel waits for its slowest piece. */
  isExpress!: boolean;

  /** Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order. */
  @ApiProperty({ type: DeliveryDatesDto, nullable: true })
  delivery!: DeliveryDatesDto | null;

  /** The parts of an order by transfer: one or two. Empty for any other payment, and after a cancellation or refund. */
  instalments!: InstalmentDto[];

  /**
   * The amount that can be paid now, whole pesos; 0 when nothing is owed and while a payment is in review.
   * @example 0
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

  /** Reason of the current review; null in every other status. */
  @ApiProperty(REVIEW_REASON_PROPERTY)
  reviewReason!: string | null;

  /** How the parcel left; null before, and to strangers. */
  @ApiProperty(SHIPMENT_PROPERTY)
  shipment!: ShipmentDto | null;

  /** Items of the order. */
  items!: OrderItemDto[];

  /** Pieces whose name was left for later and can still be written, until they are made. */
  nameablePieces!: NameablePieceDto[];
}

export function toOrderDto(order: Order): OrderDto {
  const { id, number, status, createdAt, purchase, payment } = order;
  const { customer } = purchase;
  return {
    id,
    orderNumber: number,
    transactionId: payment.transactionId,
    reference: payment.reference,
    status,
    total: purchase.finalTotal,
    isFree: order.isFree,
    subtotal: purchase.total,
    discountCode: purchase.discountCode,
    discountAmount: purchase.discountAmount,
    createdAt: createdAt.toISOString(),
    paymentMethod: order.currentPayment.method,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    shipping: customer.shipping,
    isExpress: order.isExpress,
    delivery: order.delivery,
    instalments: toInstalmentDtos(order),
    amountDue: owedNow(order),
    paid: order.money.received,
    refunded: order.money.returned,
    reviewReason: order.openReview,
    shipment: shipmentDtoOf(order),
    items: purchase.lines.map(toOrderItemDto),
    nameablePieces: toNameablePieceDtos(order),
  };
}
