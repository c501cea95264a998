import { ApiProperty } from '../../../common/http/api-docs.js';
import { detailsVersion, isCorrectable, namedPieces } from '../../domain/correction.js';
import type { CorrectedField } from '../../domain/order-change.js';
import type { Order } from '../../domain/order.js';
import { OrderShippingDto } from './order.dto.js';

/** A piece that was bought with a name. */
export class NamedPieceDto {
  /**
   * Its position among the order's items, from 0.
   * @example 0
   */
  position!: number;

  /**
   * The product's name when it was bought.
   * @example "Pañalera Multifuncional"
   */
  productName!: string;

  /**
   * The name to embroider.
   * @example "Sofía"
   */
  name!: string;
}

/** The data of an order that can be corrected before it is made. */
export class OrderDetailsDto {
  /**
   * For a correction of these data.
   * @example "9f86d081884c7d65"
   */
  version!: string;

  /** Whether they can still be corrected: until production begins. */
  isOpen!: boolean;

  /**
   * Empty for none.
   * @example "300 123 4567"
   */
  phone!: string;

  /** Null when the customer gave no address. */
  @ApiProperty({ type: () => OrderShippingDto, nullable: true })
  shipping!: OrderShippingDto | null;

  /** Pieces that were bought with a name. */
  names!: NamedPieceDto[];
}

/** An order that a mailed link opened in this browser. */
export class OpenedOrderDto {
  /**
   * The number that customer and shop quote.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /**
   * The one of the purchase.
   * @example "laura@example.com"
   */
  email!: string;
}

/** A corrected value, for staff. */
export class CorrectedFieldDto {
  /** The kind of value. */
  @ApiProperty({ enum: ['phone', 'address', 'name'], enumName: 'CorrectedFieldKind' })
  field!: CorrectedField['field'];

  /**
   * Position of the piece among the order's items, from 0; null unless `field` is `name`.
   * @example null
   */
  position!: number | null;

  /**
   * The value before.
   * @example "300 123 4567"
   */
  before!: string;

  /**
   * The value since.
   * @example "300 765 4321"
   */
  after!: string;
}

export function toOrderDetailsDto(order: Order): OrderDetailsDto {
  const { phone, shipping } = order.purchase.customer;
  const names = namedPieces(order).map(({ position, line }) => ({
    position,
    productName: line.name,
    name: line.personalisation.personalization,
  }));
  return { version: detailsVersion(order), isOpen: isCorrectable(order), phone, shipping, names };
}

export function toCorrectedFieldDto({ position, ...field }: CorrectedField): CorrectedFieldDto {
  return { ...field, position: position ?? null };
}
