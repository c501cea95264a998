import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

export const LIMIT_MESSAGE = 'El límite debe ser un número entero de 1 a 100';

/** `0x10`, `1e1` and ` 5` are mistakes of the caller, not limits. */
const DIGITS = /^[1-9]\d{0,2}$/;

/** Filters for integrators; without any of them the response is the whole catalogue. */
export class ListProductsQueryDto {
  /**
   * Only products whose name or category contains this text, ignoring accents and case.
   * The shop itself uses `maleta`, `pañalera`, `cambiador`, `bolso`, `mochila`, `lonchera` and `organizador`.
   * Takes precedence over `search`.
   * @example "mochila"
   */
  @IsOptional()
  @IsString({ message: 'Escribe una sola categoría' })
  category?: string;

  /**
   * Only products whose name, category or description matches, ignoring accents and case, with tolerance for plurals and one typing
   * mistake, and for other words that people use, such as 'chupo' for the portachupeta. Only the first 200 characters count.
   * @example "panalera"
   */
  @IsOptional()
  @IsString({ message: 'Escribe un solo texto de búsqueda' })
  search?: string;

  /**
   * Maximum number of products per page. The `Link` header has the URL of the next page, when there is one.
   * @example 5
   */
  @IsOptional()
  @Transform(({ value }) => (DIGITS.test(String(value)) ? Number(value) : Number.NaN))
  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(100, { message: LIMIT_MESSAGE })
  limit?: number;

  /** Start of the page, from the `Link` header of the previous page. */
  @IsOptional()
  @IsString({ message: 'El cursor no es válido' })
  cursor?: string;
}
