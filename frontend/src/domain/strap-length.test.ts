import { strapLength } from './strap-length';

it('says how long one strap or those of several pieces are', () => {
  expect(strapLength(85)).toBe('Mide 85 cm de largo.');
  expect(strapLength(12, null, 85)).toBe('Mide de 12 a 85 cm de largo, según la pieza.');
  expect(strapLength(null, undefined)).toBeUndefined();
});
