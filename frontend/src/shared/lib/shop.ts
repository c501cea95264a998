/** Facts about the shop that are fixed on every page. The owner replaces the values marked as placeholders. */
export const shop = {
  name: 'Sigerist',
  /** Placeholder: the owner's phone, as shoppers read it. */
  phone: '+57 300 000 0000',
  /** Placeholder: the number that receives chats, digits only with country code, as wa.me wants it. */
  whatsapp: '573000000000',
  /** Placeholder: the address that shoppers write to. */
  email: 'hola@sigerist.co',
  address: 'Medellín, Antioquia, Colombia',
  /** Placeholder: the tax number, which Ley 1480 asks every seller to show. */
  taxId: '900.000.000-0',
  hours: 'Lunes a sábado, 9:00 a 18:00',
  instagram: 'https://www.instagram.com/sigerist.co',
  facebook: 'https://www.facebook.com/sigerist.co',
} as const;

/** The consumer authority that the shop must link to (Ley 1480). */
export const consumerAuthority = {
  name: 'Superintendencia de Industria y Comercio',
  url: 'https://www.sic.gov.co',
} as const;

/** Link that opens a chat with the shop; `text` is what the shopper finds already written. */
export function whatsappLink(text?: string): string {
  const address = `https://wa.me/${shop.whatsapp}`;
  // Half an emoji, as it stands in a field while it is typed, cannot be part of an address.
  const written = text?.replaceAll('\u00a0', ' ').replace(/\p{Surrogate}/gu, '\ufffd');
  return written ? `${address}?text=${encodeURIComponent(written)}` : address;
}
