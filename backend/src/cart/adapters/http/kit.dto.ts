import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import type { RequestedKit } from '../../application/kit.js';
import { MALFORMED_SESSION_MESSAGE, SESSION_ID } from '../../domain/session-id.js';
import { PersonalisationDto, toPersonalisation } from './personalisation.dto.js';

const PIECES = { message: 'Envía las piezas del kit' };
const PIECE_ID = { message: 'El id del producto debe ser un número entero positivo' };
const GIFTS = { message: 'Elige el accesorio de regalo de la lista' };
const MAX_PIECES = 50;
const MAX_ID = 100;
const MAX_INTEGER = 2_147_483_647;

/** How one piece of the kit is made. The name embroidery that the kit includes is added by the shop. */
export class KitPieceChoiceDto extends PersonalisationDto {
  /**
   * `productId` of a piece in `kit` of `GET /pricing`.
   * @example 7
   */
  @Max(MAX_INTEGER, PIECE_ID)
  @Min(1, PIECE_ID)
  @IsInt(PIECE_ID)
  productId!: number;
}

/** An accessory that is given with the kit. */
export class KitGiftDto {
  /**
   * The piece that it is made for.
   * @example 7
   */
  @Max(MAX_INTEGER, PIECE_ID)
  @Min(1, PIECE_ID)
  @IsInt(PIECE_ID)
  productId!: number;

  /**
   * One of `kit.gifts` in `GET /pricing`; what it `needs` is sent with its piece.
   * @example "pompon"
   */
  @MaxLength(MAX_ID, GIFTS)
  @IsString(GIFTS)
  addOn!: string;
}

/** How a whole kit is made. */
export class EditKitDto {
  /** Every piece of the kit, each once. */
  @ValidateNested({ each: true, ...PIECES })
  @IsObject({ each: true, ...PIECES })
  @Type(() => KitPieceChoiceDto)
  @ArrayMaxSize(MAX_PIECES, PIECES)
  @IsArray(PIECES)
  @ApiProperty({ type: [KitPieceChoiceDto], maxItems: MAX_PIECES })
  pieces!: KitPieceChoiceDto[];

  /** At most `kit.freeAccessories` of `GET /pricing`; left out or empty for none. */
  @IsOptional()
  @ValidateNested({ each: true, ...GIFTS })
  @IsObject({ each: true, ...GIFTS })
  @Type(() => KitGiftDto)
  @ArrayMaxSize(MAX_PIECES, GIFTS)
  @IsArray(GIFTS)
  @ApiProperty({ type: [KitGiftDto], maxItems: MAX_PIECES })
  gifts?: KitGiftDto[] | null;
}

/** A kit to put into a cart. */
export class AddKitDto extends EditKitDto {
  /**
   * Random and secret: 8 to 128 letters, digits, `_` or `-`. Anyone who knows it sees the cart.
   * @example "3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11"
   */
  @Matches(SESSION_ID, { message: MALFORMED_SESSION_MESSAGE })
  @IsString({ message: MALFORMED_SESSION_MESSAGE })
  @IsNotEmpty({ message: MALFORMED_SESSION_MESSAGE })
  @ApiProperty({ pattern: SESSION_ID.source })
  sessionId!: string;

  /**
   * Number of identical kits, 1 to 99.
   * @example 1
   */
  @Min(1, { message: 'La cantidad mínima es 1' })
  @IsInt({ message: 'La cantidad debe ser un número entero' })
  @ApiProperty({ maximum: 99 })
  quantity!: number;
}

export function toRequestedKit({ pieces, gifts }: EditKitDto): RequestedKit {
  return {
    pieces: pieces.map((piece) => ({ productId: piece.productId, personalisation: toPersonalisation(piece) })),
    gifts: (gifts ?? []).map(({ productId, addOn }) => ({ productId, addOn })),
  };
}
