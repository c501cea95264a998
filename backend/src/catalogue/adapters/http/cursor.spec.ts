import { decodeCursor, encodeCursor } from './cursor.js';

describe('cursor', () => {
  it('decodes to the position that it encodes', () => {
    expect(decodeCursor(encodeCursor({ rank: 999, id: 4 }))).toEqual({ rank: 999, id: 4 });
  });

  it.each([
    '',
    'garbage',
    '💥',
    Buffer.from('1').toString('base64url'),
    Buffer.from('1.-2').toString('base64url'),
    Buffer.from('9999999999.1').toString('base64url'),
  ])('of %j is malformed', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('El cursor no es válido');
  });
});
