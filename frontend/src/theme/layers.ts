/** What lies above what. Every z-index of the site comes from here. */
export const layers = {
  raised: 1,
  stickyBar: 40,
  /** Holds the chat button, which stands upon the sticky bar where there is one. */
  header: 45,
  menu: 60,
  toast: 80,
  skipLink: 100,
} as const;
