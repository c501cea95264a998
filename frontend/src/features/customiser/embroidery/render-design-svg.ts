import type { Design } from './design';
import type { Letters } from './letters';
import { renderDesign } from './render-design';
import { drawingMarkup, element } from './svg';
import { PICTURE_SIZE, type View } from './views';

export interface DesignSvg {
  design: Design;
  letters: Letters;
  view: View;
  /**
   * Pictures of the bag and of the patch, as addresses or data; what is missing is left out. A server's rasteriser takes
   * data of PNG and JPEG only, not of WebP.
   */
  background?: string;
  motif?: string;
  /** Side of the square picture in pixels. */
  size?: number;
}

/** A design as a whole SVG document, for the server's pictures; the browser's preview draws the same elements. */
export function renderDesignSvg({ size = PICTURE_SIZE, ...picture }: DesignSvg): string {
  return designElement(picture, { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size });
}

/** The same as an `svg` element with the given attributes, to stand in a larger document. */
export function designElement(
  { design, letters, view, background, motif }: Omit<DesignSvg, 'size'>,
  attributes: Readonly<Record<string, string | number>>,
): string {
  const { x, y, side } = view.crop;
  const bag = background ? element('image', { href: background, width: PICTURE_SIZE, height: PICTURE_SIZE }) : '';
  const drawing = drawingMarkup(renderDesign(design, letters, view), motif);
  return element('svg', { ...attributes, viewBox: `${x} ${y} ${side} ${side}` }, bag + drawing);
}
