import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { onText, TextBlock, TextLine } from '../../../common/http/text-fields.js';
import { tidyCode } from '../../../common/tidy-text.js';
import { shipmentIn } from '../../domain/order-change.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import type { Order } from '../../domain/order.js';
import {
  CARRIER_IDS,
  type CarrierId,
  carrierName,
  opensParcel,
  type Shipment,
  trackingUrl,
} from '../../domain/shipment.js';
import { CustomerNoteDto } from './change-order-status.dto.js';
import { STATUS_MESSAGE } from './order-params.js';

const CARRIER_MESSAGE = 'Elige la transportadora de la lista';
const GUIDE_MESSAGE = 'Escribe el número de guía como está en el recibo, por ejemplo 2034567890';
const GUIDE = /^(?:[A-Z\d-]{4,30})?$/i;

/** A parcel, with its carrier and tracking number (`guide`, as Colombian carriers call it). */
export class ShipOrderDto extends CustomerNoteDto {
  /** The carrier of the parcel. */
  @IsIn(CARRIER_IDS, { message: CARRIER_MESSAGE })
  @ApiProperty({ enum: CARRIER_IDS, enumName: 'Carrier' })
  carrier!: CarrierId;

  /**
   * Name of a carrier that is not in the list, at most 60 characters; ignored unless `carrier` is `otra`.
   * @example "Mensajeros Urbanos"
   */
  @IsOptional()
  @MaxLength(60, { message: 'La transportadora puede tener máximo 60 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextLine()
  otherCarrier?: string;

  /**
   * The tracking number: 4 to 30 letters, digits and dashes; blanks are dropped. Missing or empty with a `reason`.
   * @example "2034567890"
   */
  @IsOptional()
  @Matches(GUIDE, { message: GUIDE_MESSAGE })
  @onText((text) => tidyCode(text).replaceAll(' ', ''))
  guide?: string;

  /**
   * Why the parcel leaves without a tracking number, at most 300 characters; the customer reads it.
   * @example "Lo lleva nuestro mensajero hoy en la tarde"
   */
  @IsOptional()
  @MaxLength(300, { message: 'El motivo puede tener máximo 300 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  reason?: string;

  /** The status that the caller saw. The call is refused when the order has another one by now. */
  @IsOptional()
  @IsIn(ORDER_STATUSES, { message: STATUS_MESSAGE })
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus', required: false })
  from?: OrderStatus;

  /**
   * The tracking number that the caller saw and corrects, empty for none. The call is refused when the order has another one by now.
   * @example "2034567891"
   */
  @IsOptional()
  @MaxLength(30, { message: GUIDE_MESSAGE })
  @IsString({ message: 'Debe ser un texto' })
  replaces?: string;

  /** True when the order ships although its second instalment is missing; needs a note. */
  @IsOptional()
  @IsBoolean({ message: 'Debe ser verdadero o falso' })
  shipsUnpaid?: boolean;
}

/** How a parcel left the workshop. */
export class ShipmentDto {
  /** The carrier of the parcel. */
  @ApiProperty({ enum: CARRIER_IDS, enumName: 'Carrier' })
  carrier!: CarrierId;

  /**
   * The carrier's name.
   * @example "Servientrega"
   */
  carrierName!: string;

  /**
   * The tracking number; empty for none.
   * @example "2034567890"
   */
  guide!: string;

  /**
   * Why the parcel left without a tracking number; empty for a parcel with one.
   * @example ""
   */
  reason!: string;

  /**
   * The carrier's page about the parcel; null without a tracking number, or for a carrier without such a page.
   * @example "https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=2034567890"
   */
  trackingUrl!: string | null;

  /**
   * That page opens at the parcel; otherwise it may ask for the number of the guide.
   * @example true
   */
  opensParcel!: boolean;
}

export const SHIPMENT_PROPERTY = { type: () => ShipmentDto, nullable: true } as const;

/** The shipment of an order as it was corrected last; null before it has left. */
export function shipmentDtoOf({ history }: Pick<Order, 'history'>): ShipmentDto | null {
  return toShipmentDto(shipmentIn(history));
}

export function toShipmentDto(shipment: Shipment | null | undefined): ShipmentDto | null {
  if (!shipment) return null;
  const { carrier, guide, reason } = shipment;
  const page = { trackingUrl: trackingUrl(shipment), opensParcel: opensParcel(shipment) };
  return { carrier, carrierName: carrierName(shipment), guide, reason, ...page };
}
