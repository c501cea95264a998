import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

export const LIMIT_MESSAGE = 'El límite debe ser un número entero de 1 a 100';

/** `0x10`, `1e1` and ` 5` are mistakes of the caller, not limits. */
const DIGITS = /^[1-9]\d{0,2}$/;

/** Filters for integrators; without any of them the answer is the whole catalogue. */
export class ListProductsQueryDto {
  /**
   * Keeps the products whose name or category contains this text, whatever its accents and case.
   * The shop itself uses `maleta`, `pañalera`, `cambiador`, `bolso`, `mochila`, `lonchera` and `organizador`.
   * Takes precedence over `search`.
   * @example "mochila"
   */
  @IsOptional()
  @IsString({ message: 'Escribe una sola categoría' })
  category?: string;

  /**
   * Keeps the products whose name, category or description matches, whatever the accents and case; plurals and a
   * typing mistake are forgiven. Only the first 200 characters count.
   * @example "panalera"
   */
  @IsOptional()
  @IsString({ message: 'Escribe un solo texto de búsqueda' })
  search?: string;

  /**
   * Most products of one page. The address of the next page, when there is one, is in the `Link` header.
   * @example 5
   */
  @IsOptional()
  @Transform(({ value }) => (DIGITS.test(String(value)) ? Number(value) : Number.NaN))
  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(100, { message: LIMIT_MESSAGE })
  limit?: number;

  /** Where the page begins: copied from the `Link` header of the page before. */
  @IsOptional()
  @IsString({ message: 'El cursor no es válido' })
  cursor?: string;
}
