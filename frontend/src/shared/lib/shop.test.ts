import { shop, whatsappLink } from './shop';

describe('whatsappLink', () => {
  it('opens a chat with the shop', () => {
    expect(whatsappLink()).toBe(`https://wa.me/${shop.whatsapp}`);
  });

  it('keeps every character of the text, with plain spaces', () => {
    const url = new URL(whatsappLink('Bolso\u00a0Mariposa & moño: $285.000\n¿Hay?'));
    expect(url.searchParams.get('text')).toBe('Bolso Mariposa & moño: $285.000\n¿Hay?');
  });
});

it('writes half an emoji as a sign instead of failing', () => {
  expect(new URL(whatsappLink('Ana \ud83d')).searchParams.get('text')).toBe('Ana \ufffd');
});
