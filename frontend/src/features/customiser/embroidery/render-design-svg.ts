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
   * Pictures of the bag and the patch, as URLs or data URLs; missing ones are left out. The server's rasteriser accepts
   * only data URLs of PNG and JPEG, not of WebP.
   */
  background?: string;
  motif?: string;
  /** Side of the square picture in pixels. */
  size?: number;
}

/** Renders a design as an SVG document for the server's pictures, with the same elements as the browser's preview. */
export function renderDesignSvg({ size = PICTURE_SIZE, ...picture }: DesignSvg): string {
  return designElement(picture, { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size });
}

/** Renders a design as an `svg` element with the given attributes, to be placed in a larger document. */
export function designElement(
  { design, letters, view, background, motif }: Omit<DesignSvg, 'size'>,
  attributes: Readonly<Record<string, string | number>>,
): string {
  const { x, y, side } = view.crop;
  const bag = background ? element('image', { href: background, width: PICTURE_SIZE, height: PICTURE_SIZE }) : '';
  const drawing = drawingMarkup(renderDesign(design, letters, view), motif);
  return element('svg', { ...attributes, viewBox: `${x} ${y} ${side} ${side}` }, bag + drawing);
}
