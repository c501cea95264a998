/** What lies above what. Every z-index of the site comes from here. */
export const layers = {
  raised: 1,
  header: 40,
  stickyBar: 44,
  chat: 45,
  menu: 60,
  toast: 80,
  skipLink: 100,
} as const;
