/**
 * The whole palette, scale and rhythm as CSS custom properties. Components use `var(--…)` alone, so this is the only
 * file with colour values. Pairs of text and ground that may be combined are the ones that reach WCAG 2.2 AA.
 */
export const tokens = `
:root {
  --white: #ffffff;
  --surface: #fffdfc;
  --surface-alt: #f8f1ef;
  --plate: #efe3e0;
  --line: #e2d3cf;
  --line-strong: #92787e;

  --brand-950: #260b15;
  --brand-900: #35101f;
  --brand-800: #451629;
  --brand-700: #5b1e37;
  --brand-600: #742a49;
  --brand-300: #b98a93;
  --brand-100: #f3e1e6;
  --brand-50: #faf1f3;

  --ink: #2a171d;
  --ink-soft: #66525a;
  --placeholder: #776269;

  --thread-700: #80521a;
  --thread-500: #b37c38;
  --thread-300: #dfb982;
  --thread-100: #f6eada;

  --gold: #c6953b;
  --gold-dark: #8f6418;
  --gold-light: #f0d08a;
  --thread-shadow: #1a070e;

  --leather-black: #2a282d;
  --leather-brown: #6b4632;
  --leather-navy: #243352;
  --leather-pink: #e0b1b9;
  --leather-purple: #6c5080;
  --leather-red: #96303a;

  --success-800: #184a37;
  --success-700: #1f5d45;
  --success-100: #e2efe8;
  --danger-700: #a8201a;
  --danger-100: #fbe6e3;
  --info-700: #2b5573;
  --info-100: #e4edf3;
  --warning-700: #7a4b00;
  --warning-100: #fcefd5;
  --disabled-surface: #eadfdd;
  --disabled-ink: #6f5b62;

  --font-title: "Ibarra Real Nova Variable", "Title Noto", "Title DejaVu", serif;
  --font-text: "Asap Variable", "Segoe UI", Roboto, "Helvetica Neue", Arial, "Text DejaVu", sans-serif;
  --font-logo: "Sigerist Logo", "Title Noto", "Title DejaVu", serif;
  --font-script: "Niconne", "Ibarra Real Nova Variable", cursive;
  --text-display: clamp(2.625rem, 1.9rem + 3.2vw, 4.75rem);
  --text-1: clamp(2.125rem, 1.72rem + 1.8vw, 3.375rem);
  --text-2: clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem);
  --text-3: clamp(1.3125rem, 1.22rem + 0.4vw, 1.5625rem);
  --text-lg: clamp(1.0625rem, 1.03rem + 0.16vw, 1.1875rem);
  --text-md: 1rem;
  --text-sm: 0.9375rem;
  --text-xs: 0.8125rem;

  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-5: 20px;
  --space-6: 24px;
  --space-8: 32px;
  --space-10: 40px;
  --space-12: 48px;
  --space-16: 64px;
  --space-20: 80px;
  --space-section: clamp(56px, 8vw, 112px);
  --gutter: clamp(16px, 4.6vw, 40px);
  --container: 1240px;
  --measure: 31.3em;
  --target: 44px;

  --radius-1: 2px;
  --radius-2: 4px;
  --radius-3: 8px;
  --radius-full: 999px;
  --shadow-1: 0 1px 2px rgb(53 16 31 / 0.08);
  --shadow-2: 0 2px 4px rgb(53 16 31 / 0.06), 0 10px 24px -8px rgb(53 16 31 / 0.16);
  --shadow-3: 0 4px 10px rgb(53 16 31 / 0.08), 0 28px 56px -16px rgb(53 16 31 / 0.28);
  --motion-1: 140ms;
  --motion-2: 240ms;
  --motion-3: 480ms;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);

  --bar: 64px;
  --studio: linear-gradient(#dddad3, #e2deda 50%, #efeeea);
  --stitch: repeating-linear-gradient(108deg, var(--thread-500) 0 2px, var(--thread-300) 2px 3.4px);
  --stitch-fine: repeating-linear-gradient(108deg, var(--thread-500) 0 1.6px, var(--thread-300) 1.6px 2.8px);
}
@media (min-width: 1100px) {
  :root {
    --bar: 80px;
  }
}
`;
