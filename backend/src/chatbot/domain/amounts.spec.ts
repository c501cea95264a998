import { joinedAmounts } from './amounts.js';

const read = (text: string) =>
  joinedAmounts(text.split(' ').map((word) => ({ raw: word, text: word })))
    .map((word) => word.text)
    .join(' ');

describe('amounts in words', () => {
  it.each([
    ['tengo 300 mil', 'tengo 300000'],
    ['cien mil pesos', '100000 pesos'],
    ['ciento cincuenta mil', '150000'],
    ['medio millon', '500000'],
    ['un palo', '1000000'],
    ['millon y medio', 'millon y medio'],
    ['un millon y medio', '1500000'],
    ['media docena de cambiadores', '6 cambiadores'],
    ['dos docenas', '24'],
    ['un par de mochilas', '2 mochilas'],
    ['cien mochilas', '100 mochilas'],
  ])('reads %j as %j', (text, expected) => expect(read(text)).toBe(expected));

  it.each(['cien por ciento', 'por docena', 'un palo de rosa', 'una mochila'])('leaves %j alone', (text) =>
    expect(read(text)).toBe(text),
  );
});
