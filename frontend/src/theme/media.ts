/** Breakpoints in px. Layouts are mobile first: each breakpoint adds to the smaller ones. */
export type Breakpoint = 480 | 560 | 600 | 700 | 768 | 800 | 900 | 1000 | 1100 | 1200 | 1280 | 1440;

/** Media query for windows at least `width` px wide. */
export const from = (width: Breakpoint): string => `@media (min-width: ${width}px)`;

/** Media query for windows narrower than `width` px. */
export const below = (width: Breakpoint): string => `@media (max-width: ${width - 0.02}px)`;
