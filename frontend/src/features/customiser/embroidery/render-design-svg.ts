import type { PictureEntry } from '../../../pictures/picture-entry';
import type { Design } from './design';
import { drawPiece, type PieceLayer } from './draw-piece';
import type { FontLetters } from './load-letters';
import { element } from './svg';
import { PICTURE_SIZE, type PieceView } from './views';

export interface DesignSvg {
  design: Design;
  letters: FontLetters;
  view: PieceView;
  /**
   * The pictures of the layers by name, as `data:` URLs; missing ones are left out. The server's rasteriser accepts only PNG and JPEG, not WebP.
   */
  pictures: ReadonlyMap<string, string>;
}

/** The pictures that a design needs: layers as large as the view, and the patch. */
export function picturesOf({ view, design }: Pick<DesignSvg, 'view' | 'design'>) {
  return drawPiece(view, design, undefined).flatMap((layer) => {
    if ('picture' in layer) return [{ picture: layer.picture, isPatch: false }];
    return 'patch' in layer ? [{ picture: layer.patch, isPatch: true }] : [];
  });
}

/** Renders a piece as an `svg` element with the given attributes, with the same layers as the browser's preview. */
export function designElement(
  { design, letters, view, pictures }: DesignSvg,
  attributes: Readonly<Record<string, string | number>>,
): string {
  const { x, y, side } = view.crop;
  const image = ({ name }: PictureEntry, place: Readonly<Record<string, string | number>>) => {
    const href = pictures.get(name);
    return href ? element('image', { href, ...place }) : '';
  };
  const markup = (layer: PieceLayer) => {
    if ('path' in layer) return element('path', layer.path);
    if ('picture' in layer) return image(layer.picture, { width: PICTURE_SIZE, height: PICTURE_SIZE });
    const { patch, transform, size } = layer;
    return image(patch, { transform, width: size, height: size });
  };
  const layers = drawPiece(view, design, letters).map(markup).join('');
  return element('svg', { ...attributes, viewBox: `${x} ${y} ${side} ${side}` }, layers);
}
