import { PhotoDesignDto, toPhotoDesignDto } from './piece-design.dto.js';
import type { Kit, PricedKitPiece } from '../../domain/kit.js';

/** A piece of the kit and its part of the price. */
export class KitPieceDto {
  /**
   * Name that shoppers see.
   * @example "Mochila Milán"
   */
  name!: string;

  /**
   * Whole pesos.
   * @example 450000
   */
  price!: number;

  /**
   * Its part of `discountAmount`, whole pesos; the parts of all pieces add up to it.
   * @example 45000
   */
  discount!: number;

  /**
   * Identifies the piece in `POST /cart/kits`. A piece that is sold only in the kit is not in `GET /products`.
   * @example 7
   */
  productId!: number;

  /**
   * Price of its product without the name embroidery, whole pesos.
   * @example 435000
   */
  basePrice!: number;

  /** Whether the name embroidery is part of its price: such a piece needs a name. */
  withName!: boolean;

  /** Whether it can be embroidered. */
  embroiderable!: boolean;

  /**
   * Picture of the plain piece, a path from `/`.
   * @example "/media/e1ffb3ee1ccb40abd3d1-1080.webp"
   */
  imageUrl!: string;

  /** What the pictures of its product show. */
  photoDesign!: PhotoDesignDto;

  /**
   * Length of its strap in centimetres; null when it is not known, and for a piece without one.
   * @example 85
   */
  strapCm?: number | null;

  /** False when it cannot be ordered now, and so the kit neither. */
  inStock!: boolean;
}

/** The luxury kit: its pieces and prices. */
export class KitDto {
  /** Pieces of the kit, in order. */
  pieces!: KitPieceDto[];

  /**
   * Sum of the pieces, whole pesos.
   * @example 1595000
   */
  total!: number;

  /**
   * Taken off the sum, percent.
   * @example 10
   */
  discountPercent!: number;

  /**
   * Whole pesos taken off.
   * @example 159500
   */
  discountAmount!: number;

  /**
   * The price of the kit, whole pesos.
   * @example 1435500
   */
  finalTotal!: number;

  /**
   * Accessories given with the kit.
   * @example 1
   */
  freeAccessories!: number;

  /**
   * Ids of the `addOns` that may be given with the kit.
   * @example ["pompon"]
   */
  gifts!: string[];
}

export function toKitDto({ pieces, gifts, ...sums }: Kit): KitDto {
  return { ...sums, pieces: pieces.map(toKitPieceDto), gifts: [...gifts] };
}

function toKitPieceDto({ name, price, discount, withName, product }: PricedKitPiece): KitPieceDto {
  return {
    name,
    price,
    discount,
    productId: product.id,
    basePrice: product.price,
    withName,
    embroiderable: product.embroiderable,
    imageUrl: product.blankPicture,
    photoDesign: toPhotoDesignDto(product.photoDesign),
    strapCm: product.strapCm,
    inStock: product.inStock,
  };
}
