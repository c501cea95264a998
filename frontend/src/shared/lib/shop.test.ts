import { phoneLink, whatsappLink } from './shop';

const NUMBER = '573000000000';

describe('whatsappLink', () => {
  it('opens a chat with the shop', () => {
    expect(whatsappLink(NUMBER)).toBe(`https://wa.me/${NUMBER}`);
  });

  it('keeps every character of the text, with normal spaces', () => {
    const url = new URL(whatsappLink(NUMBER, 'Bolso\u00a0Mariposa & moño: $285.000\n¿Hay?'));
    expect(url.searchParams.get('text')).toBe('Bolso Mariposa & moño: $285.000\n¿Hay?');
  });
});

it('replaces half an emoji instead of failing', () => {
  expect(new URL(whatsappLink(NUMBER, 'Ana \ud83d')).searchParams.get('text')).toBe('Ana \ufffd');
});

it('removes the spaces from a phone number', () => {
  expect(phoneLink('+57 300 000 0000')).toBe('tel:+573000000000');
});
