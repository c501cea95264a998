import colours from '../../../theme/colours.json' with { type: 'json' };
import type { Letters } from './letters';
import { outlineText } from './outline-text';
import { designElement, type DesignSvg } from './render-design-svg';
import { element } from './svg';

/** Letters of the card's text. */
export interface CardLetters {
  logo: Letters;
  title: Letters;
  text: Letters;
}

export interface CardSvg extends DesignSvg {
  productName: string;
  /** Price in the shop's format: "$480.015". */
  priceText: string;
  cardLetters: CardLetters;
}

/** Size that chat programs show without cropping. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Column of the text, right of the square picture. */
const COLUMN = { x: HEIGHT + 60, width: WIDTH - HEIGHT - 120 };

export async function loadCardLetters(): Promise<CardLetters> {
  const [logo, title, text] = await Promise.all([
    import('./letters/logo.gen.json', { with: { type: 'json' } }),
    import('./letters/title.gen.json', { with: { type: 'json' } }),
    import('./letters/text.gen.json', { with: { type: 'json' } }),
  ]);
  return { logo: logo.default, title: title.default, text: text.default };
}

/** Picture of a design for link previews: the bag with its name, the piece and its price; 1200 × 630. */
export function renderCardSvg({ productName, priceText, cardLetters, ...picture }: CardSvg): string {
  const { logo, title, text } = cardLetters;
  const lines = [
    { text: 'Sigerist', letters: logo, baseline: 130, size: 74, fill: colours['text-title'] },
    { text: `«${picture.design.name.trim()}»`, letters: title, baseline: 330, size: 112, fill: colours['text-title'] },
    { text: productName, letters: text, baseline: 410, size: 38, fill: colours['text-soft'] },
    { text: priceText, letters: text, baseline: 520, size: 64, fill: colours.brand },
  ];
  const bag = designElement(picture, { width: HEIGHT, height: HEIGHT });
  const words = lines.map((line) => outlineText({ ...line, ...COLUMN })).join('');
  const paper = element('rect', { width: WIDTH, height: HEIGHT, fill: colours.surface });
  const size = { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT };
  return element('svg', { ...size, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, paper + bag + words + stitchLine(160));
}

/** The shop's stitched line, below its name. */
function stitchLine(y: number): string {
  const threads = (offset: number, stroke: string) =>
    Array.from({ length: 33 }, (_, i) => `M${COLUMN.x + i * 7 + offset} ${y + 9}l5-9`).map((d) =>
      element('path', { d, stroke, strokeWidth: 3.4, strokeLinecap: 'round' }),
    );
  return [...threads(1, colours['thread-dark']), ...threads(0, colours['thread-light'])].join('');
}
