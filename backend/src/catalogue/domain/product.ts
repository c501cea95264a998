import type { Pesos } from '../../common/money.js';
import type { ShownPicture } from '../../media/index.js';
import type { PhotoDesign } from '../../common/piece-design.js';
import type { Measures } from '../../common/measures.js';

/** A picture of a product. */
export interface ProductPicture extends ShownPicture {
  /** Alternative text; '' when it has none. */
  readonly alt: string;
  /** Whether it shows the product without embroidery. */
  readonly plain: boolean;
}

/** Caches the pictures of products in order, because each cart line reads them. */
const SHOWN = new WeakMap<
  Product,
  { readonly stored: readonly ShownPicture[]; readonly pictures: readonly ProductPicture[] }
>();

/** A piece that the shop sells. */
export class Product implements Measures {
  id!: number;
  /** Readable name in URLs. */
  slug!: string;
  name!: string;
  description!: string;
  category!: string;
  /** With embroidery, taxes included. */
  price!: Pesos;
  embroiderable!: boolean;
  /** Ids of its pictures in order, the main one first. */
  pictures!: string[];
  /** Ids of those that show it without embroidery. */
  plainPictures!: string[];
  /** Alternative texts by the id of the picture. */
  pictureAlts!: Record<string, string>;
  /** What the pictures show; what a shopper does not choose is made like it. */
  photoDesign!: PhotoDesign;
  heightCm!: number | null;
  widthCm!: number | null;
  depthCm!: number | null;
  weightG!: number | null;
  litres!: number | null;
  strapCm!: number | null;
  /** Whether the owner measured the piece; otherwise its measures are an estimate and are shown as one. */
  measured!: boolean;
  /** What fits inside, one thing on each line; '' when nothing is known. */
  fits!: string;
  /** Id of the one of its pictures that shows it open; it is shown beside the measures, not in the gallery. */
  openPicture!: string | null;
  inStock!: boolean;
  /** Position in the catalogue; 999 for what has none. */
  rank!: number;
  /** Sold only as a piece of the kit: it has no page and is in no list. */
  kitOnly!: boolean;
  /** Taken off the shop by the owner: carts show it as unavailable. */
  withdrawn!: boolean;

  /** Stored data of its pictures, in any order. Not a column: the repository reads it with the product. */
  storedPictures: readonly ShownPicture[] = [];

  /** Whether all its pictures are photographs that the owner uploaded, and none a drawing of the shop. Not a column either. */
  hasPhotographs = false;

  /** Its picture with what fits inside. */
  get shownOpen(): ProductPicture | null {
    return this.openPicture ? (this.picturesOf([this.openPicture])[0] ?? null) : null;
  }

  /** All pictures of its gallery in order. */
  get shownPictures(): readonly ProductPicture[] {
    const cached = SHOWN.get(this);
    if (cached?.stored === this.storedPictures) return cached.pictures;
    const closed = this.pictures.filter((id) => id !== this.openPicture);
    const pictures = this.picturesOf(closed.length > 0 ? closed : this.pictures);
    SHOWN.set(this, { stored: this.storedPictures, pictures });
    return pictures;
  }

  private picturesOf(ids: readonly string[]): ProductPicture[] {
    return ids.flatMap((id) => {
      const stored = this.storedPictures.find((picture) => picture.id === id);
      return stored ? [{ ...stored, alt: this.pictureAlts[id] ?? '', plain: this.plainPictures.includes(id) }] : [];
    });
  }

  /** Front picture with an embroidered name, when there is one. */
  get embroideredPicture(): string | null {
    const named = this.shownPictures.find(({ plain }) => !plain);
    return (this.embroiderable && named?.url) || null;
  }

  get blankPicture(): string {
    return this.blankGallery[0] ?? NO_PICTURE;
  }

  /** Close-up that shows the material: the last of several pictures. */
  get referencePicture(): string | null {
    const gallery = this.embroiderable ? this.embroideredGallery : this.blankGallery;
    return gallery.length > 1 ? (gallery.at(-1) ?? null) : null;
  }

  /** The picture that stands for the product in lists: embroidered where possible. */
  get mainPicture(): string {
    return this.embroideredPicture ?? this.blankPicture;
  }

  /** Pictures without embroidery; all of them where none is marked so. */
  get blankGallery(): string[] {
    return galleryOf(this.shownPictures, true);
  }

  /** Empty when the product has no embroidery. */
  get embroideredGallery(): string[] {
    return this.embroiderable ? galleryOf(this.shownPictures, false) : [];
  }
}

/** URLs of the pictures that are `plain` or not; of all where there is none. Both sides run `docs/gallery-cases.json`. */
function galleryOf(pictures: readonly ProductPicture[], plain: boolean): string[] {
  const chosen = pictures.filter((picture) => picture.plain === plain);
  return (chosen.length > 0 ? chosen : pictures).map(({ url }) => url);
}

/** The URL of a product's picture while it has none: nothing is there, and pages draw a bag in its place. */
const NO_PICTURE = '/media/no-picture.webp';

/** Catalogue order: rank first, then the older product. */
export function byRank(a: Product, b: Product): number {
  return a.rank - b.rank || a.id - b.id;
}
