import { IsOptional, IsString, Matches } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import type { Json, Row, RowId } from '../../domain/change.js';
import { ROW_ID } from './change-set.docs.js';

export class ListShopRowsQueryDto {
  /**
   * Names of fields, with commas between them; missing: every field.
   * @example "name,price"
   */
  @IsOptional()
  @Matches(/^[a-zA-Z]{1,30}(?:,[a-zA-Z]{1,30}){0,19}$/, { message: 'Escribe hasta 20 nombres de datos, con comas.' })
  @IsString({ message: 'Debe ser un texto' })
  fields?: string;
}

/** A row that the owner can change, as it is stored. */
export class ShopRowDto {
  /** Id of the row, as a change refers to it. */
  @ApiProperty({ ...ROW_ID, nullable: false })
  id!: RowId;

  /** Every writable field, or those that were asked for. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { name: 'Mochila Milano', price: 435_000 } })
  values!: Readonly<Record<string, Json>>;
}

/** What is missing before the shop opens. */
export class MissingSettingsDto {
  /**
   * Keys of settings that still have a demonstration value.
   * @example ["contact.phone"]
   */
  missing!: string[];

  /**
   * Products whose measures the owner has not confirmed.
   * @example 13
   */
  unmeasured!: number;
}

export function toShopRowDto({ id, values }: Row): ShopRowDto {
  return { id, values };
}
