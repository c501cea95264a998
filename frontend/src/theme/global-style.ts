import { fontFaces } from './fonts';
import { below, from } from './media';
import { rootStyle } from './tokens';

/**
 * Fonts, tokens, reset and styles of plain elements. They never change, so only the server writes them into each page. In a
 * style element of their own: a rule that is added beside a font makes Chromium lay out the whole page again, and opening a
 * page adds the rules of its components.
 */
export const globalStyle = compact(`
${fontFaces}
${rootStyle}
*, *::before, *::after { box-sizing: border-box; }
html {
  scroll-behavior: smooth;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: calc(var(--bar) + 16px);
}
/* Keeps the focused element above the bar. */
${below(1000)} {
  html:has([data-sticky-bar]) { scroll-padding-bottom: 96px; }
}
/* The same for the chat button, in the corner of wide windows. */
${from(1100)} {
  html { scroll-padding-bottom: 88px; }
}
body {
  margin: 0;
  background: var(--surface);
  color: var(--text);
  font: 400 var(--font-size-md)/1.55 var(--font-text);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
img, svg, video { display: block; max-width: 100%; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
ul, ol { list-style: none; }
fieldset { border: 0; min-width: 0; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }
a { color: inherit; }
h1, h2, h3 {
  font-family: var(--font-title);
  font-weight: 500;
  color: var(--text-title);
  letter-spacing: -0.005em;
  text-wrap: balance;
  /* At twice the text size a single word can be wider than a phone. */
  overflow-wrap: anywhere;
}
h1 { font-size: var(--font-size-1); line-height: 1.08; }
h2 { font-size: var(--font-size-2); line-height: 1.12; }
h3 { font-size: var(--font-size-3); line-height: 1.2; }
em { font-style: italic; }
p { text-wrap: pretty; }
.lucide { flex: none; stroke-width: 1.6; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
/* The router moves the focus to the title of a new page for screen readers; the title is no control, so it shows no outline. */
h1[tabindex="-1"]:focus, main:focus { outline: none; }
@media print {
  body { background: var(--surface-raised); }
}
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    animation-delay: 0s !important;
    transition-duration: 0.01ms !important;
  }
}
`);

function compact(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim();
}
