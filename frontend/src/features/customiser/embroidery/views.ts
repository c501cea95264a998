import type { PreviewedProduct } from '../../../domain/previewed-products';
import type layers from '../../../pictures/layers.json';
import type { FontSize } from './design';
import type { Point } from './letters';

/** A piece from the front. */
export interface PieceView {
  /** Prefix of its pictures. */
  picture: keyof typeof layers.views;
  /** Part of the picture that is shown: the piece with all its add-ons. */
  crop: Crop;
  /** Corners of the text area of the key ring, as those of a field; undefined for a piece that no add-on hangs on. */
  tag?: Quad;
}

/** Corners in the picture, clockwise from the upper left one, in units of PICTURE_SIZE. */
type Quad = readonly [Point, Point, Point, Point];

/**
 * A piece with the flat field for embroidery. The field's real size is derived from the piece's measures
 * in the catalogue and its width in the picture; embroidery is positioned in millimetres from the field's upper left
 * corner.
 */
export interface View extends PieceView {
  /** Corners of the field. */
  quad: Quad;
  /** Real size of the field in millimetres. */
  field: { width: number; height: number };
  /** Centre of the name's capitals and its maximum size, in millimetres. */
  name: { x: number; y: number; width: number; height: number };
  /** Centre and size of the square patch, in millimetres. */
  motif: { x: number; y: number; size: number };
  /**
   * Heights of capitals in millimetres. They are proportional to the field, so that a name covers about the same share of
   * every piece; in the smallest size a short name can still be stitched in all four fonts.
   */
  capHeights: Readonly<Record<FontSize, number>>;
}

/** Square part of a picture: upper left corner and side, in units of PICTURE_SIZE. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

/** Side of the square pictures in the units of quads and crops. */
export const PICTURE_SIZE = 1200;

const panalera: View = {
  picture: 'panalera',
  quad: [
    [375.5, 690.3],
    [823.9, 688.4],
    [821.3, 996.3],
    [379.6, 991.9],
  ],
  field: { width: 218, height: 148 },
  name: { x: 109, y: 103, width: 196, height: 68 },
  motif: { x: 109, y: 38, size: 86 },
  capHeights: { small: 28, medium: 38, large: 48 },
  crop: { x: 70, y: 80, side: 1060 },
  tag: [
    [106.5, 771.9],
    [280.6, 771.9],
    [281.4, 824.9],
    [107.9, 824.9],
  ],
};

const higiene: View = {
  picture: 'higiene',
  quad: [
    [389.6, 492.7],
    [857.1, 497.7],
    [852.7, 696],
    [391.3, 699.8],
  ],
  field: { width: 150, height: 64 },
  name: { x: 72, y: 34, width: 138, height: 52 },
  motif: { x: -37, y: 38, size: 54 },
  capHeights: { small: 18, medium: 25, large: 32 },
  crop: { x: 25, y: 20, side: 1160 },
  tag: [
    [72.2, 634.2],
    [271.2, 634.2],
    [273.2, 693.2],
    [75.3, 693.2],
  ],
};

const mariposa: View = {
  picture: 'mariposa',
  quad: [
    [632, 600],
    [885, 600],
    [885, 775],
    [632, 775],
  ],
  field: { width: 79, height: 54.5 },
  name: { x: 40, y: 27, width: 74, height: 46 },
  motif: { x: -51, y: 27, size: 58 },
  capHeights: { small: 15, medium: 19, large: 23 },
  crop: { x: 100, y: 60, side: 1010 },
  tag: [
    [136.5, 774.9],
    [303, 774.9],
    [303.7, 825.7],
    [137.7, 825.7],
  ],
};

const mudas: View = {
  picture: 'mudas',
  quad: [
    [493.5, 614.4],
    [890.8, 613.2],
    [886.5, 774.5],
    [495, 781.8],
  ],
  field: { width: 144, height: 59 },
  name: { x: 72, y: 30, width: 138, height: 50 },
  motif: { x: -43, y: 31, size: 60 },
  capHeights: { small: 18, medium: 25, large: 32 },
  crop: { x: 90, y: 80, side: 1010 },
  tag: [
    [216.9, 693],
    [385.5, 693],
    [386.4, 743.8],
    [218.4, 743.8],
  ],
};

const mochila: View = {
  picture: 'mochila',
  quad: [
    [449.3, 351],
    [749.9, 350.1],
    [751.2, 654.9],
    [449.6, 653.4],
  ],
  field: { width: 139, height: 140 },
  name: { x: 69.5, y: 99, width: 127, height: 58 },
  motif: { x: 69.5, y: 40, size: 70 },
  capHeights: { small: 23, medium: 32, large: 41 },
  crop: { x: 110, y: 90, side: 1010 },
  tag: [
    [161.6, 675.8],
    [347.6, 675.8],
    [348.3, 732.8],
    [162.9, 732.8],
  ],
};

const biberones: View = {
  picture: 'biberones',
  quad: [
    [296.1, 721.7],
    [702.6, 719],
    [701.9, 987.1],
    [300.3, 989.6],
  ],
  field: { width: 138, height: 91 },
  name: { x: 69, y: 62, width: 114, height: 36 },
  motif: { x: 69, y: 28, size: 46 },
  capHeights: { small: 16, medium: 21, large: 26 },
  crop: { x: 80, y: 80, side: 1050 },
  tag: [
    [617.5, 510.7],
    [774, 510.7],
    [773.5, 559.1],
    [617.4, 559.1],
  ],
};

const baul: View = {
  picture: 'baul',
  quad: [
    [380.3, 783.5],
    [819.8, 784.1],
    [815.7, 973.4],
    [384.5, 971.4],
  ],
  field: { width: 151, height: 65 },
  name: { x: 99, y: 35, width: 94, height: 46 },
  motif: { x: 27, y: 34, size: 52 },
  capHeights: { small: 15, medium: 21, large: 27 },
  crop: { x: 15, y: 30, side: 1170 },
  tag: [
    [48.9, 707.4],
    [231.1, 707.4],
    [232.9, 761.7],
    [51.6, 761.7],
  ],
};

const maleta: View = {
  picture: 'maleta',
  quad: [
    [403.1, 646.9],
    [795, 642.5],
    [792.2, 898.3],
    [407, 901.3],
  ],
  field: { width: 200, height: 131 },
  name: { x: 100, y: 90, width: 172, height: 56 },
  motif: { x: 100, y: 40, size: 68 },
  capHeights: { small: 23, medium: 32, large: 41 },
  crop: { x: 80, y: 90, side: 1040 },
  tag: [
    [131.4, 714.2],
    [305.4, 714.2],
    [306.5, 766.5],
    [133.3, 766.5],
  ],
};

/** View of each product that has pictures for embroidery, by the product's id. */
export const VIEWS: Readonly<Record<number, View>> = {
  1: panalera,
  2: higiene,
  4: mariposa,
  5: mudas,
  7: mochila,
  9: biberones,
  10: baul,
  11: maleta,
} satisfies Record<PreviewedProduct, View>;

const kitCrop: Crop = { x: 120, y: 100, side: 1050 };

/** View of each piece that has pictures, by the product's id: those with embroidery, and those of the kit that carry none. */
export const PIECE_VIEWS: Readonly<Record<number, PieceView>> = {
  ...VIEWS,
  8: { picture: 'cambiador', crop: kitCrop },
  12: { picture: 'portachupeta', crop: kitCrop },
  13: { picture: 'portadocumentos', crop: kitCrop },
};

/** Whether a name can be drawn on the piece. */
export const isEmbroiderable = (view: PieceView): view is View => 'quad' in view;
