import asap from './fonts/asap.woff2?url';
import ibarraItalic from './fonts/ibarra-italic.woff2?url';
import ibarra from './fonts/ibarra.woff2?url';
import logo from './fonts/logo.woff2?url';
import niconneRest from './fonts/niconne-rest.woff2?url';
import niconne from './fonts/niconne.woff2?url';

/** The lowercase letters of Spanish. */
const SMALL_LETTERS = 'U+20, U+61-7A, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC';

/** The fonts that every page shows first. */
export const preloadedFonts = [asap, ibarra, logo];

/**
 * Self-hosted fonts; text stays visible while they load. Until then local fonts replace them. The wide ones of Android and
 * Linux are scaled to the same width (measured with a Spanish text), so that lines do not wrap differently. For the same
 * reason no width uses `ch`, which differs between fonts.
 */
export const fontFaces = `
@font-face { font-family: 'Asap Variable'; src: url('${asap}') format('woff2'); font-weight: 400 600; font-display: swap; }
@font-face { font-family: 'Ibarra Real Nova Variable'; src: url('${ibarra}') format('woff2'); font-weight: 500 600; font-display: swap; }
@font-face { font-family: 'Ibarra Real Nova Variable'; src: url('${ibarraItalic}') format('woff2'); font-weight: 500 600; font-style: italic; font-display: swap; }
@font-face { font-family: 'Sigerist Logo'; src: url('${logo}') format('woff2'); font-weight: 600; font-style: italic; font-display: swap; }
@font-face { font-family: 'Niconne'; src: url('${niconneRest}') format('woff2'); font-display: swap; }
@font-face { font-family: 'Niconne'; src: url('${niconne}') format('woff2'); font-display: swap; unicode-range: ${SMALL_LETTERS}; }
@font-face { font-family: 'Title Noto'; src: local('Noto Serif'); size-adjust: 88.4%; }
@font-face { font-family: 'Title DejaVu'; src: local('DejaVu Serif'); size-adjust: 82%; }
@font-face { font-family: 'Title DejaVu'; src: local('DejaVu Serif Italic'); font-style: italic; size-adjust: 77%; }
@font-face { font-family: 'Text DejaVu'; src: local('DejaVu Sans'); size-adjust: 88.5%; }
`;
