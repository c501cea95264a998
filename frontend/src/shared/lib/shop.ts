/** The brand, as pages write it. What the owner may change comes from the server: see `use-settings.ts`. */
export const SHOP_NAME = 'Sigerist';

/** The consumer authority that the shop must link to (Ley 1480). */
export const consumerAuthority = {
  name: 'Superintendencia de Industria y Comercio',
  url: 'https://www.sic.gov.co',
} as const;

/** Link that opens a chat with `number` (digits with country code); `text` is what the shopper finds already written. */
export function whatsappLink(number: string, text?: string): string {
  const address = `https://wa.me/${number}`;
  // Half an emoji, as it stands in a field while it is typed, cannot be part of an address.
  const written = text?.replaceAll('\u00a0', ' ').replace(/\p{Surrogate}/gu, '\ufffd');
  return written ? `${address}?text=${encodeURIComponent(written)}` : address;
}

/** Link that calls a phone number, as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
