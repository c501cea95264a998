/** The brand's name on all pages. The data that the owner can change comes from the server: see `use-settings.ts`. */
export const SHOP_NAME = 'Sigerist';

/** The consumer authority that the shop must link to (Ley 1480). */
export const consumerAuthority = {
  name: 'Superintendencia de Industria y Comercio',
  url: 'https://www.sic.gov.co',
} as const;

/** Link that opens a chat with `number` (digits with country code), with `text` as the prepared message. */
export function whatsappLink(number: string, text?: string): string {
  const url = `https://wa.me/${number}`;
  // A lone surrogate, which a field can contain while an emoji is typed, cannot be URL-encoded.
  const written = text?.replaceAll('\u00a0', ' ').replace(/\p{Surrogate}/gu, '\ufffd');
  return written ? `${url}?text=${encodeURIComponent(written)}` : url;
}

/** Link that calls a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
