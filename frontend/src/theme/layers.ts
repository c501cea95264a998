/** The stacking order: every z-index of the site is defined here. */
export const layers = {
  raised: 1,
  stickyBar: 40,
  /** Also the layer of the chat button, which is above the sticky bar. */
  header: 45,
  menu: 60,
  toast: 80,
  skipLink: 100,
} as const;
