import { Transform } from 'class-transformer';
import { IsDate, IsIn, IsOptional, IsString, MaxLength, MinDate } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { Moment } from '../../../common/http/moment-field.js';
import { CodeLine } from '../../../common/http/text-fields.js';
import { sumOf } from '../../../common/money.js';
import type { Entry } from '../../../money/index.js';
import { cursorOf, PageCursor, PageLimit } from '../../../common/http/page-query.js';
import type { OrderPage } from '../../application/order-reader.js';
import { DUE, type Due } from '../../domain/due.js';
import { ORDER_STATUSES, type OrderStatus, REFUND_STATUSES } from '../../domain/order-status.js';
import { canRequestBalance, isAccountWithdrawn } from '../../domain/instalments.js';
import type { OrderChange } from '../../domain/order-change.js';
import type { Order } from '../../domain/order.js';
import { asListed, isRestricted, onStaffPage } from '../../domain/restricted-order.js';
import { CorrectedFieldDto, OrderDetailsDto, toCorrectedFieldDto, toOrderDetailsDto } from './order-details.dto.js';
import { OrderMoneyDto, toOrderMoneyDto } from './order-money.dto.js';
import { STATUS_MESSAGE } from './order-params.js';
import { OrderDto, toOrderDto } from './order.dto.js';
import {
  ConfirmedTransferDto,
  LaterNameDto,
  ReceivedMoneyDto,
  StaffNoteDto,
  toReceivedMoneyDto,
} from './staff-order-parts.dto.js';
import { SHIPMENT_PROPERTY, ShipmentDto, toShipmentDto } from './shipment.dto.js';
import { OrderStepDto, toStepDto } from './track-order.dto.js';

const YES_OR_NO = ['true', 'false'];
const WRONG_ANSWER = { message: 'Escribe true o false' };
/** Long before the shop; PostgreSQL has no days before 4713 BC. */
const FIRST_DAY = new Date('2000-01-01');
const DATE_MESSAGE = 'Escribe una fecha, por ejemplo 2026-11-21T00:00:00-05:00';

/** Filter of the order list; a missing field matches every order. */
export class ListOrdersQueryDto {
  /** One or several statuses. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(ORDER_STATUSES, { each: true, message: STATUS_MESSAGE })
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus', isArray: true, required: false })
  status?: OrderStatus[];

  /**
   * In number, name, email, phone, transaction, guide or a name to embroider, or a whole reference; case, accents and the grouping of a
   * phone's digits do not matter. Without three letters or digits in a row, only the newest 2,000 orders are searched. A whole
   * order number, transaction id or reference finds that order alone, a whole phone (of Colombia with or without 57, of others with `+` or `00`) or email the orders that have it.
   * @example "laura"
   */
  @IsOptional()
  @MaxLength(200, { message: 'El texto puede tener máximo 200 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @CodeLine()
  search?: string;

  /**
   * Placed at this moment or later.
   * @example "2026-11-01T00:00:00-05:00"
   */
  @IsOptional()
  @MinDate(FIRST_DAY, { message: DATE_MESSAGE })
  @IsDate({ message: DATE_MESSAGE })
  @Moment()
  from?: Date;

  /**
   * Placed before this moment.
   * @example "2026-12-01T00:00:00-05:00"
   */
  @IsOptional()
  @MinDate(FIRST_DAY, { message: DATE_MESSAGE })
  @IsDate({ message: DATE_MESSAGE })
  @Moment()
  before?: Date;

  /** Only orders whose last promised day is over, is over or today, or lies between today and Sunday; in Bogota. */
  @IsOptional()
  @IsIn(DUE, { message: 'Elige overdue, today o week' })
  @ApiProperty({ enum: DUE, enumName: 'Due', required: false })
  due?: Due;

  /** Only express orders: every piece has the express service. */
  @IsOptional()
  @IsIn(YES_OR_NO, WRONG_ANSWER)
  @ApiProperty({ type: Boolean, required: false })
  express?: string;

  /** The oldest first, for work that is due. */
  @IsOptional()
  @IsIn(YES_OR_NO, WRONG_ANSWER)
  @ApiProperty({ type: Boolean, required: false })
  oldestFirst?: string;

  /**
   * `nextCursor` of the page before.
   * @example "2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @PageCursor()
  cursor?: string;

  /**
   * Orders on a page, 1 to 100.
   * @example 25
   */
  @PageLimit()
  limit?: number;
}

/** A status change with its author. */
export class OrderChangeDto extends OrderStepDto {
  /**
   * `shop`, `provider`, or the email of a staff member.
   * @example "taller@sigerist.co"
   */
  actor!: string;

  /** The money that this change confirmed; null for every other change. */
  @ApiProperty({ type: () => ReceivedMoneyDto, nullable: true })
  received!: ReceivedMoneyDto | null;

  /** How the parcel left with this change, or its correction; null for every other change. */
  @ApiProperty(SHIPMENT_PROPERTY)
  shipment!: ShipmentDto | null;

  /** The fields that this change corrected; empty for every other change. */
  corrected!: CorrectedFieldDto[];
}

/** The shop's account that the customer of an order was shown. */
export class ShownAccountDto {
  /**
   * The bank's name.
   * @example "Bancolombia"
   */
  bank!: string;

  /**
   * Kind of account.
   * @example "Ahorros"
   */
  type!: string;

  /**
   * Number of the account.
   * @example "000-000000-00"
   */
  number!: string;

  /**
   * Name of the account holder.
   * @example "Sigerist"
   */
  holder!: string;

  /** The shop no longer uses it and the customer was mailed; `POST /orders/{id}/bank-account` gives them the one of now. */
  isWithdrawn!: boolean;
}

/** An order as the staff sees it. */
export class StaffOrderDto extends OrderDto {
  /**
   * Accepted version of the terms; null for none.
   * @example "2026-11"
   */
  consentVersion!: string | null;

  /** The statuses that staff may set; those of refunds follow from refunds. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus', isArray: true })
  nextStatuses!: OrderStatus[];

  /** Those of `nextStatuses` that need `received`: no money of this order is known yet. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus', isArray: true })
  receivedFor!: OrderStatus[];

  /** Sum of all confirmed transfers, with their references; `history` has authors and times. */
  @ApiProperty({ type: () => ConfirmedTransferDto, nullable: true })
  received!: ConfirmedTransferDto | null;

  /** The part of a begun order that is still to be paid, whole pesos; 0 for none. The order ships after it, or with an explanation. */
  balance!: number;

  /** What came, what was given back and what is owed, with each movement of money. */
  @ApiProperty({ type: () => OrderMoneyDto })
  money!: OrderMoneyDto;

  /** The account for transfers that the customer was shown; null for none. */
  @ApiProperty({ type: () => ShownAccountDto, nullable: true })
  bankAccount!: ShownAccountDto | null;

  /** Whether `POST /orders/{id}/balance-request` is possible now. */
  canRequestBalance!: boolean;

  /** The oldest first. */
  history!: OrderChangeDto[];

  /** The details that can be corrected before the order is made. */
  details!: OrderDetailsDto;

  /** Notes for colleagues, the oldest first. */
  staffNotes!: StaffNoteDto[];

  /** Names that were written after the purchase, the oldest of each piece first. */
  laterNames!: LaterNameDto[];

  /** The customer asked to erase the data, which stay until the last deadline: lists, and the page of a finished order, leave them out. */
  isRestricted!: boolean;
}

/** Number of orders in a status. */
export class OrderCountDto {
  /** Status of the orders. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /**
   * Orders in it, at least one; 1000 stands for that many or more.
   * @example 4
   */
  orders!: number;
}

/** A page of orders, the newest first. */
export class OrderPageDto {
  /** Orders that match the filter. */
  orders!: StaffOrderDto[];

  /**
   * For the next page; null on the last one.
   * @example "2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  nextCursor!: string | null;
}

/** Whole while the order is made, sent or refunded; of a finished one, restricted data are left out. */
export function toStaffOrderDto(stored: Order): StaffOrderDto {
  const order = onStaffPage(stored);
  const nextStatuses = order.nextStatuses.filter((status) => !REFUND_STATUSES.includes(status));
  // All but the payment that made the order.
  const transfers = order.payments.filter(
    ({ transactionId }) => transactionId === null || transactionId !== order.payment.transactionId,
  );
  return {
    ...toOrderDto(order),
    consentVersion: order.consentVersion,
    nextStatuses,
    receivedFor: order.isBegun ? [] : nextStatuses.filter((status) => status === 'paid'),
    received: confirmedTransfers(transfers),
    balance: order.isRefunding || order.money.held <= 0 ? 0 : order.money.owed,
    money: toOrderMoneyDto(order.money),
    bankAccount: order.bankAccount && { ...order.bankAccount, isWithdrawn: isAccountWithdrawn(order) },
    canRequestBalance: canRequestBalance(order),
    isRestricted: isRestricted(order),
    details: toOrderDetailsDto(order),
    staffNotes: [...order.staffNotes],
    laterNames: order.purchase.lines.flatMap(({ laterNames = [] }, position) =>
      laterNames.map((later) => ({ position, ...later })),
    ),
    history: order.history.map((change) => ({
      ...toStepDto(order, change),
      actor: change.actor,
      received: receivedWith(order, change),
      shipment: toShipmentDto(change.shipment),
      corrected: (change.corrected ?? []).map(toCorrectedFieldDto),
    })),
  };
}

function confirmedTransfers(transfers: readonly Entry[]): ConfirmedTransferDto | null {
  if (transfers.length === 0) return null;
  const references = transfers.map(({ transactionId, reference }) => transactionId ?? reference ?? '');
  return { amount: sumOf(transfers), reference: references.filter(Boolean).join(', ') };
}

/** The payment that came with this change, unless it made the order. */
function receivedWith({ money, payment }: Order, { entry }: OrderChange): ReceivedMoneyDto | null {
  const received = money.entries.find(({ id, kind }) => id === entry && kind === 'payment');
  const hasMadeIt = received?.transactionId && received.transactionId === payment.transactionId;
  return received && !hasMadeIt ? toReceivedMoneyDto(received) : null;
}

export function toOrderPageDto({ orders, next }: OrderPage): OrderPageDto {
  return {
    orders: orders.map((order) => toStaffOrderDto(asListed(order))),
    nextCursor: next ? cursorOf(next) : null,
  };
}
