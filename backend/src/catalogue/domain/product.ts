import type { Pesos } from '../../common/money.js';

/** A piece that the shop sells. Pictures are paths; one without a leading `/` lies below `/assets/` (storefront.md, section 3). */
export class Product {
  id!: number;
  /** Folder of its pictures and readable name in addresses. */
  slug!: string;
  name!: string;
  description!: string;
  category!: string;
  /** With embroidery, taxes included. */
  price!: Pesos;
  embroiderable!: boolean;
  blankImage!: string;
  embroideredImage!: string | null;
  /** Follow the front picture in the gallery without embroidery: no name may be seen on them. */
  moreBlankImages!: string[];
  /** Follow the front picture in the gallery with embroidery. */
  moreEmbroideredImages!: string[];
  /** Close-up of the material. */
  referenceImage!: string | null;
  inStock!: boolean;
  /** Place in the catalogue; 999 for what has none (storefront.md, section 9). */
  rank!: number;
  /** Sold only as a piece of the kit: it has no page and is in no list. */
  kitOnly!: boolean;
  /** Taken off the shop by the owner: carts show it as unavailable. */
  withdrawn!: boolean;

  /** Front picture with an embroidered name, when there is one. */
  get embroideredPicture(): string | null {
    return this.embroiderable ? addressOf(this.embroideredImage) : null;
  }

  get blankPicture(): string {
    return assetAddress(this.blankImage);
  }

  get referencePicture(): string | null {
    return addressOf(this.referenceImage);
  }

  /** The picture that stands for the product in lists: embroidered where possible. */
  get mainPicture(): string {
    return this.embroideredPicture ?? this.blankPicture;
  }

  get blankGallery(): string[] {
    return [this.blankPicture, ...this.moreBlankImages.map(assetAddress)];
  }

  /** Empty when the product has no embroidery. */
  get embroideredGallery(): string[] {
    if (!this.embroiderable) return [];
    return [this.mainPicture, ...this.moreEmbroideredImages.map(assetAddress)];
  }
}

/** Catalogue order: rank first, then the older product. */
export function byRank(a: Product, b: Product): number {
  return a.rank - b.rank || a.id - b.id;
}

function assetAddress(path: string): string {
  return path.startsWith('/') ? path : `/assets/${path}`;
}

function addressOf(path: string | null): string | null {
  return path === null ? null : assetAddress(path);
}
