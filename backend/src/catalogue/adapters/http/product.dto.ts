import { PhotoDesignDto, toPhotoDesignDto } from './piece-design.dto.js';
import type { Product, ProductPicture } from '../../domain/product.js';
import type { ProductSection } from '../../domain/product-group.js';

/** Pictures of a product with and without embroidery. Every path starts with `/`. */
export class ProductVariantsDto {
  /** Whether this product can be embroidered. */
  bordado!: boolean;

  /**
   * Front picture with an embroidered name; null when the product has no embroidery.
   * @example "/media/ec1aacfd1703863a78de-1080.webp"
   */
  bordadoImageUrl!: string | null;

  /**
   * Front picture without embroidery.
   * @example "/media/c8421b62a7d8bf0765cf-1080.webp"
   */
  blankImageUrl!: string;

  /**
   * Gallery without embroidery, front picture first.
   * @example ["/media/c8421b62a7d8bf0765cf-1080.webp", "/media/da40fd8dc3223aca31cb-580.webp"]
   */
  galleryImages!: string[];

  /**
   * Gallery with embroidery, front picture first; empty when the product has no embroidery.
   * @example ["/media/ec1aacfd1703863a78de-1080.webp", "/media/f73c9e0804f4a48761ae-840.webp"]
   */
  bordadoGalleryImages!: string[];

  /**
   * Close-up that shows the material, or null.
   * @example "/media/f73c9e0804f4a48761ae-840.webp"
   */
  referenceImageUrl!: string | null;
}

/** A picture of a product. */
export class ProductPictureDto {
  /**
   * As `GET /media` names it. Its files are `/media/{id}-{width}.avif` and `.webp` in each of `widths`, and `/media/{id}-share.jpg`
   * (1200 × 630) for link previews.
   * @example "8a8d10a85018adcaf6d5"
   */
  id!: string;

  /**
   * Alternative text; '' when it has none, and the product's name describes it.
   * @example "Bolso Mariposa rosado con alas en cuero claro, vista frontal"
   */
  alt!: string;

  /** Whether it shows the product without embroidery: no name may be seen on it. */
  plain!: boolean;

  /**
   * Pixels of the original.
   * @example 1080
   */
  width!: number;

  /**
   * Pixels of the original.
   * @example 1080
   */
  height!: number;

  /**
   * Average colour, to show until the picture arrives.
   * @example "#d7c9c5"
   */
  colour!: string;

  /**
   * Widths in which it exists, ascending.
   * @example [360, 560, 800, 1080]
   */
  widths!: number[];
}

/** How large a piece is and what fits inside. Null is not known. */
export class ProductMeasuresDto {
  /**
   * Centimetres.
   * @example 30
   */
  heightCm!: number | null;

  /**
   * Centimetres.
   * @example 40
   */
  widthCm!: number | null;

  /**
   * Centimetres.
   * @example 16
   */
  depthCm!: number | null;

  /**
   * Grams, empty.
   * @example 950
   */
  weightG!: number | null;

  /**
   * Litres, with at most one decimal.
   * @example 14.5
   */
  litres!: number | null;

  /**
   * Length of the strap in centimetres; null also for a piece without one.
   * @example 120
   */
  strapCm!: number | null;

  /** False while the measures are an estimate that the owner has not confirmed. */
  measured!: boolean;

  /**
   * What fits inside; possibly nothing.
   * @example ["10 pañales", "2 biberones"]
   */
  fits!: string[];

  /** Picture that shows it open; null when there is none. */
  openPicture!: ProductPictureDto | null;
}

/** A product of the catalogue. */
export class ProductDto {
  /**
   * Positive integer, never reused.
   * @example 4
   */
  id!: number;

  /**
   * Name that shoppers see.
   * @example "Bolso Mariposa"
   */
  name!: string;

  /**
   * A sentence or two for shoppers.
   * @example "Un bolso con alas para los paseos cortos."
   */
  description!: string;

  /**
   * Base price with embroidery, in whole pesos (COP), taxes included.
   * @example 285000
   */
  price!: number;

  /**
   * The name of its category.
   * @example "Bolsos"
   */
  category!: string;

  /**
   * Main picture.
   * @example "/media/ec1aacfd1703863a78de-1080.webp"
   */
  imageUrl!: string;

  /** False when it cannot be ordered now. */
  inStock!: boolean;

  /** All its pictures, in order; without embroidery only the `plain` ones are shown, with it the others. */
  pictures!: ProductPictureDto[];

  /** What its pictures show. */
  photoDesign!: PhotoDesignDto;

  /** Its measures and what fits inside; only in `GET /products/{id}`. */
  measures?: ProductMeasuresDto;

  /** URLs of its pictures, with and without embroidery. */
  variants!: ProductVariantsDto;
}

/** A heading of the catalogue page and the products under it, in order. */
export class ProductGroupDto {
  /**
   * Stable.
   * @example 1
   */
  id!: number;

  /**
   * The heading.
   * @example "Pañaleras"
   */
  label!: string;

  /**
   * Ids of `GET /products`, in order.
   * @example [7, 1]
   */
  productIds!: number[];
}

export function toProductDto(product: Product): ProductDto {
  const { id, name, description, price, category, inStock } = product;
  return {
    id,
    name,
    description,
    price,
    category,
    imageUrl: product.mainPicture,
    inStock,
    pictures: product.shownPictures.map(toProductPictureDto),
    photoDesign: toPhotoDesignDto(product.photoDesign),
    variants: {
      bordado: product.embroiderable,
      bordadoImageUrl: product.embroideredPicture,
      blankImageUrl: product.blankPicture,
      galleryImages: product.blankGallery,
      bordadoGalleryImages: product.embroideredGallery,
      referenceImageUrl: product.referencePicture,
    },
  };
}

/** A product with its measures, for the page of one product. */
export function toDetailedProductDto(product: Product): ProductDto {
  const { heightCm, widthCm, depthCm, weightG, litres, strapCm, measured, fits, shownOpen } = product;
  return {
    ...toProductDto(product),
    measures: {
      heightCm,
      widthCm,
      depthCm,
      weightG,
      litres,
      strapCm,
      measured,
      fits: fits.split('\n').filter(Boolean),
      openPicture: shownOpen && toProductPictureDto(shownOpen),
    },
  };
}

export function toProductPictureDto({
  id,
  alt,
  plain,
  width,
  height,
  colour,
  widths,
}: ProductPicture): ProductPictureDto {
  return { id, alt, plain, width, height, colour, widths };
}

export function toProductGroupDto({ id, label, productIds }: ProductSection): ProductGroupDto {
  return { id, label, productIds: [...productIds] };
}
