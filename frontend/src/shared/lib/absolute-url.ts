let origin = '';

/** The server says once where the shop lives; the browser knows. */
export function setPublicOrigin(value: string): void {
  origin = value;
}

/** Link previews and search engines need whole addresses: `/faq` → `https://sigerist.co/faq`. */
export function absoluteUrl(path: string): string {
  const base = origin || (typeof location === 'undefined' ? '' : location.origin);
  return base + path;
}
