import colours from './colours.json' with { type: 'json' };
import { low } from './media';

type Colour = keyof typeof colours;

const channels = (colour: Colour) => [1, 3, 5].map((at) => parseInt(colours[colour].slice(at, at + 2), 16));

/** A colour at `percent` of its strength. */
const seen = (colour: Colour, percent: number) => `rgb(${channels(colour).join(' ')} / ${percent}%)`;

/** `percent` of a colour, and the rest of another one. */
function mixed(colour: Colour, percent: number, other: Colour): string {
  const others = channels(other);
  const mix = channels(colour).map((value, i) => Math.round((value * percent + others[i]! * (100 - percent)) / 100));
  return `rgb(${mix.join(' ')})`;
}

/** Sizes, fonts, shadows and motion. The names of the spaces are their sizes in pixels. */
const sizes = {
  'font-title': '"Ibarra Real Nova Variable", "Title Noto", "Title DejaVu", serif',
  'font-text': '"Asap Variable", "Segoe UI", Roboto, "Helvetica Neue", Arial, "Text DejaVu", sans-serif',
  'font-logo': '"Sigerist Logo", "Title Noto", "Title DejaVu", serif',
  'font-script': '"Niconne", "Ibarra Real Nova Variable", cursive',
  'font-size-display': 'clamp(2.625rem, 1.9rem + 3.2vw, 4.75rem)',
  'font-size-1': 'clamp(2.125rem, 1.72rem + 1.8vw, 3.375rem)',
  'font-size-2': 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)',
  'font-size-3': 'clamp(1.3125rem, 1.22rem + 0.4vw, 1.5625rem)',
  'font-size-lg': 'clamp(1.0625rem, 1.03rem + 0.16vw, 1.1875rem)',
  'font-size-md': '1rem',
  'font-size-sm': '0.9375rem',
  'font-size-xs': '0.8125rem',

  'space-4': '4px',
  'space-6': '6px',
  'space-8': '8px',
  'space-10': '10px',
  'space-12': '12px',
  'space-14': '14px',
  'space-16': '16px',
  'space-18': '18px',
  'space-20': '20px',
  'space-22': '22px',
  'space-24': '24px',
  'space-26': '26px',
  'space-28': '28px',
  'space-32': '32px',
  'space-36': '36px',
  'space-40': '40px',
  'space-44': '44px',
  'space-48': '48px',
  'space-52': '52px',
  'space-56': '56px',
  'space-64': '64px',
  'space-72': '72px',
  'space-80': '80px',
  'space-96': '96px',
  'space-section': 'clamp(56px, 8vw, 112px)',
  gutter: 'clamp(16px, 4.6vw, 40px)',
  container: '1240px',
  /** Maximum width of a readable text column. */
  measure: '31.3em',
  /** Minimum width and height of a control. */
  target: '44px',
  /** Height of the header. */
  header: '64px',
  /** Height of what stays at the upper edge of the window. */
  bar: 'var(--header)',
  /** Height of a bar that is fixed to the lower edge of the window on each page: the panel has one on phones. */
  'bottom-bar': '0px',

  'radius-1': '2px',
  'radius-2': '4px',
  'radius-3': '8px',
  'radius-full': '999px',
  'shadow-1': '0 1px 2px rgb(53 16 31 / 0.08)',
  'shadow-2': '0 2px 4px rgb(53 16 31 / 0.06), 0 10px 24px -8px rgb(53 16 31 / 0.16)',
  'shadow-3': '0 4px 10px rgb(53 16 31 / 0.08), 0 28px 56px -16px rgb(53 16 31 / 0.28)',
  'shadow-bar': '0 -8px 24px -12px rgb(53 16 31 / 0.22)',
  'motion-1': '140ms',
  'motion-2': '240ms',
  'motion-3': '480ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',

  /** A hundredth of the window's height: of the visible part, and of the smallest one. Newer browsers set them below. */
  dvh: '1vh',
  svh: '1vh',

  // Colours of which a surface shows through, and mixed ones: older browsers know no `color-mix()`.
  'stitch-light': seen('thread-light', 60),
  'border-on-dark': seen('text-on-dark', 60),
  'border-on-dark-soft': seen('text-on-dark-soft', 20),
  'surface-hover-on-dark': seen('text-on-dark', 10),
  'surface-chosen': seen('brand', 5),
  'border-swatch': seen('text', 45),
  'surface-control': seen('surface-darkest', 72),
  /** What covers the page behind a dialog. */
  backdrop: seen('surface-darkest', 55),
  'leather-tone': mixed('seam', 40, 'surface-plate'),
  'leather-tone-dark': mixed('seam', 70, 'surface-plate'),
  'leather-tone-light': mixed('seam', 13, 'surface-plate'),

  /** Outline of the focused control; dark surfaces set a lighter one. */
  focus: 'var(--brand)',
  /** Background of the pictures of bags. */
  studio: 'linear-gradient(#dddad3, #e2deda 50%, #efeeea)',
  stitch: 'repeating-linear-gradient(108deg, var(--thread) 0 2px, var(--thread-light) 2px 3.4px)',
  'stitch-fine': 'repeating-linear-gradient(108deg, var(--thread) 0 1.6px, var(--thread-light) 1.6px 2.8px)',
};

/**
 * The values of the theme, by the name of their CSS custom property: components write `var(--text-soft)`, never a raw colour
 * or space (`tokens.test.ts`). Emails and link cards use the same `colours.json`. Text and surface may only be combined where
 * their contrast satisfies WCAG 2.2 AA.
 */
export const tokens = { ...colours, ...sizes };

export type Token = keyof typeof tokens;

/** The tokens as CSS custom properties of the page. */
export const rootStyle = `
:root {
${Object.entries(tokens)
  .map(([name, value]) => `  --${name}: ${value};`)
  .join('\n')}
}
/* In older browsers what is behind a dialog inherits nothing. */
::backdrop {
  --backdrop: ${tokens.backdrop};
}
@supports (height: 1dvh) {
  :root {
    --dvh: 1dvh;
    --svh: 1svh;
  }
}
@media (min-width: 1100px) {
  :root {
    --header: 80px;
  }
}
${low} {
  :root {
    --bar: 0px;
  }
}
`;
