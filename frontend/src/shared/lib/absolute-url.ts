let origin = '';

/** Called by the server only; browsers use their own location. */
export function setPublicOrigin(value: string): void {
  origin = value;
}

/** Link previews and search engines need absolute URLs: `/faq` → `https://sigerist.co/faq`. */
export function absoluteUrl(path: string): string {
  const base = origin || (typeof location === 'undefined' ? '' : location.origin);
  return base + path;
}
