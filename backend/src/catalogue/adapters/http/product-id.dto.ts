import { Transform } from 'class-transformer';
import { IsInt } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';

export const MALFORMED_ID_MESSAGE = 'El id del producto debe ser un número entero positivo';

/** Only plain digits are an id: `1e3`, `1.5` and ` 1` are mistakes of the caller, not products. */
const DIGITS = /^[1-9]\d{0,9}$/;

export class ProductIdDto {
  /** Positive integer. */
  @Transform(({ value }) => (DIGITS.test(String(value)) ? Number(value) : Number.NaN))
  @IsInt({ message: MALFORMED_ID_MESSAGE })
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  id!: number;
}
