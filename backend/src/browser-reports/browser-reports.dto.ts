import { ArrayMaxSize, IsArray, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ApiProperty } from '../common/http/api-docs.js';
import { TextLine } from '../common/http/text-fields.js';

/** Pattern of a page's path, such as `/product/:id`: it holds nothing that a shopper chose or typed. */
const PAGE_ROUTE = /^[/\w:?*-]{1,60}$/;
export const WRONG_ROUTE = { message: 'Debe ser la ruta de una página, sin sus datos' };
const WRONG_FRAME = { message: 'Debe ser un lugar del código de la tienda' };
const TEXT = { message: 'Debe ser un texto' };
const NUMBER = { message: 'Debe ser un número' };
/** Any other number of the API is whole. */
const FRACTION = { type: 'number', format: 'float' } as const;
const TOO_SMALL = { message: 'Debe ser 0 o más' };
const TOO_LARGE = { message: 'Es demasiado grande' };

/** An error in the code of a page. It names no person: no URL, no query, no text that was typed. */
export class ClientErrorDto {
  /**
   * Name and message of the error, at most 300 characters.
   * @example "TypeError: Cannot read properties of undefined (reading 'price')"
   */
  @MaxLength(300, { message: 'El mensaje puede tener máximo 300 caracteres' })
  @IsString(TEXT)
  @TextLine()
  message!: string;

  /**
   * Pattern of the page's path, at most 60 characters.
   * @example "/product/:id"
   */
  @Matches(PAGE_ROUTE, WRONG_ROUTE)
  @IsString(TEXT)
  route!: string;

  /**
   * Stack frames in the shop's own code, the innermost first, at most 20: file, line and column.
   * @example ["/build/frame-Cb2a9f1x.js:1:2043"]
   */
  @IsOptional()
  @Matches(/^\/build\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/, { ...WRONG_FRAME, each: true })
  @IsString({ ...TEXT, each: true })
  @ArrayMaxSize(20, { message: 'Máximo 20 lugares' })
  @IsArray({ message: 'Debe ser una lista' })
  stack?: string[] | null;
}

/** How fast a page was in one browser. It contains no personal data, and only counts are stored. */
export class WebVitalsDto {
  /**
   * Pattern of the page's path, at most 60 characters.
   * @example "/product/:id"
   */
  @Matches(PAGE_ROUTE, WRONG_ROUTE)
  @IsString(TEXT)
  route!: string;

  /**
   * Largest contentful paint, in seconds, at most 600.
   * @example 1.8
   */
  @IsOptional()
  @Max(600, TOO_LARGE)
  @Min(0, TOO_SMALL)
  @IsNumber({}, NUMBER)
  @ApiProperty(FRACTION)
  lcp?: number | null;

  /**
   * Interaction to next paint, in seconds, at most 600. Missing when nothing was touched.
   * @example 0.12
   */
  @IsOptional()
  @Max(600, TOO_LARGE)
  @Min(0, TOO_SMALL)
  @IsNumber({}, NUMBER)
  @ApiProperty(FRACTION)
  inp?: number | null;

  /**
   * Cumulative layout shift, without a unit, at most 100.
   * @example 0.02
   */
  @IsOptional()
  @Max(100, TOO_LARGE)
  @Min(0, TOO_SMALL)
  @IsNumber({}, NUMBER)
  @ApiProperty(FRACTION)
  cls?: number | null;
}
