import { ApiProperty } from '../../../common/http/api-docs.js';
import { type Order, ORDER_STATUSES, type OrderStatus } from '../../../orders/index.js';
import type { CustomerDetails } from '../../application/customer-card.js';

/** An order of a customer, in one line. */
export class CustomerOrderDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * The number that people use.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /** Where the order stands. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /**
   * When it was placed.
   * @example "2026-11-21T20:15:00.000Z"
   */
  createdAt!: string;

  /**
   * The amount charged, whole pesos.
   * @example 782000
   */
  total!: number;
}

/** Customer data of a conversation, for staff. */
export class ConversationCustomerDto {
  /**
   * Digits with country code; null when unknown.
   * @example "573001234567"
   */
  @ApiProperty({ type: String, nullable: true })
  phone!: string | null;

  /**
   * Emails that the customer wrote in the conversation, at most 5. They prove nothing.
   * @example ["laura@example.com"]
   */
  emails!: string[];

  /** The newest 5 orders with this phone or one of these emails. */
  orders!: CustomerOrderDto[];
}

function toCustomerOrderDto({ id, number, status, createdAt, purchase }: Order): CustomerOrderDto {
  return { id, orderNumber: number, status, createdAt: createdAt.toISOString(), total: purchase.finalTotal };
}

export function toConversationCustomerDto({ phone, emails, orders }: CustomerDetails): ConversationCustomerDto {
  return { phone, emails: [...emails], orders: orders.map(toCustomerOrderDto) };
}
