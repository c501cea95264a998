/** Breakpoints in px. Layouts are mobile first: each breakpoint adds to the smaller ones. */
export type Breakpoint = 480 | 560 | 600 | 700 | 768 | 800 | 900 | 1000 | 1100 | 1200 | 1280 | 1440;

/** Media query for windows at least `width` px wide. */
export const from = (width: Breakpoint): string => `@media (min-width: ${width}px)`;

/** Media query for low windows: a phone held sideways, or one whose keyboard takes a part of the page. Bars scroll with the page. */
export const low = '@media (max-height: 480px)';

/** Media query for a phone held sideways: a picture fits only beside its fields. */
export const sideways = '@media (max-height: 480px) and (min-width: 560px) and (max-width: 999.98px)';

/** Media query for windows narrower than `width` px. */
export const below = (width: Breakpoint): string => `@media (max-width: ${width - 0.02}px)`;
