import { ApiProperty } from '@nestjs/swagger';
import type { Json, Row, RowId } from '../../domain/change.js';
import { ROW_ID } from './change-set.docs.js';

/** A row that the owner can change, as it is stored. */
export class ShopRowDto {
  /** Id of the row, as a change refers to it. */
  @ApiProperty({ ...ROW_ID, nullable: false })
  id!: RowId;

  /** Every writable field. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { name: 'Mochila Milano', price: 435_000 } })
  values!: Readonly<Record<string, Json>>;
}

/** Settings that are missing before the shop opens. */
export class MissingSettingsDto {
  /**
   * Keys of settings that still have a demonstration value.
   * @example ["contact.phone"]
   */
  missing!: string[];
}

export function toShopRowDto({ id, values }: Row): ShopRowDto {
  return { id, values };
}
