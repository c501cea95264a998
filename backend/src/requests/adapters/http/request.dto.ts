import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { CodeLine, TextBlock } from '../../../common/http/text-fields.js';
import { CommaSeparated } from '../../../common/http/page-query.js';
import { REQUEST_KINDS, REQUEST_STATES, type RequestKind, type RequestState } from '../../domain/customer-request.js';

const NUMBER = { message: 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM' };
const PIECES = { message: 'Elige al menos una pieza del pedido' };
const PIECE = { message: 'Elige una pieza del pedido' };
const WORDS = { message: 'Cuéntanos qué le pasó a la pieza' };
const TOO_LONG = { message: 'El texto puede tener máximo 1000 caracteres' };
const ANSWER = { message: 'Escribe la respuesta para la familia' };

/** A piece of the order that a request is about. */
export class RequestedPieceDto {
  /**
   * Its position among the order's items, from 0.
   * @example 1
   */
  @Max(10_000, PIECE)
  @Min(0, PIECE)
  @IsInt(PIECE)
  position!: number;

  /**
   * Pieces of that line, at least one.
   * @example 1
   */
  @Max(99, PIECE)
  @Min(1, PIECE)
  @IsInt(PIECE)
  quantity!: number;
}

/** The order of a customer. */
export class RequestedOrderDto {
  /**
   * In any case, with or without its dash.
   * @example "SIG-7K2QXM"
   */
  @MaxLength(20, NUMBER)
  @IsNotEmpty(NUMBER)
  @IsString(NUMBER)
  @CodeLine()
  orderNumber!: string;
}

/** A request about pieces of an order. */
export class SubmitRequestDto {
  /**
   * In any case, with or without its dash.
   * @example "SIG-7K2QXM"
   */
  @MaxLength(20, NUMBER)
  @IsNotEmpty(NUMBER)
  @IsString(NUMBER)
  @CodeLine()
  orderNumber!: string;

  /** `withdrawal` sends plain pieces back, `guarantee` claims a failure. */
  @IsIn(REQUEST_KINDS, { message: 'Elige qué solicitas' })
  @ApiProperty({ enum: REQUEST_KINDS, enumName: 'RequestKind' })
  kind!: RequestKind;

  /** Each line once. */
  @ArrayMaxSize(200, PIECES)
  @ArrayMinSize(1, PIECES)
  @ValidateNested({ each: true, ...PIECES })
  @IsObject({ each: true, ...PIECES })
  @IsArray(PIECES)
  @Type(() => RequestedPieceDto)
  pieces!: RequestedPieceDto[];

  /**
   * The customer's message, at most 1000 characters; required for a guarantee.
   * @example "Se descosió una reata"
   */
  @ValidateIf(({ kind, words }: SubmitRequestDto) => kind === 'guarantee' || (words ?? '') !== '')
  @MaxLength(1000, TOO_LONG)
  @IsNotEmpty(WORDS)
  @IsString(WORDS)
  @TextBlock()
  @ApiProperty({ type: 'string', required: false })
  words?: string;
}

/** The shop's answer to a request. */
export class AnswerRequestDto {
  /** Whether the shop accepts it. */
  @IsIn(['accepted', 'refused'], { message: 'Elige si la aceptas' })
  @ApiProperty({ enum: ['accepted', 'refused'], enumName: 'RequestDecision' })
  decision!: 'accepted' | 'refused';

  /**
   * For the customer, at most 1000 characters.
   * @example "Envíanos la pieza a la dirección del taller y la arreglamos"
   */
  @MaxLength(1000, TOO_LONG)
  @IsNotEmpty(ANSWER)
  @IsString(ANSWER)
  @TextBlock()
  words!: string;
}

/** Filter of the list of requests. */
export class ListRequestsQueryDto {
  /** One or several states; `open` without any. Open ones are listed by their last day, others the newest first. */
  @IsOptional()
  @CommaSeparated()
  @ArrayMaxSize(REQUEST_STATES.length, { message: 'Elige un estado de la lista' })
  @IsIn(REQUEST_STATES, { each: true, message: 'Elige un estado de la lista' })
  @ApiProperty({ enum: REQUEST_STATES, enumName: 'RequestState', isArray: true, required: false })
  state?: RequestState[];

  /**
   * `nextCursor` of the page before.
   * @example "2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @IsOptional()
  @IsString({ message: 'Debe ser un texto' })
  @MaxLength(80, { message: 'La página pedida no existe' })
  cursor?: string;
}
