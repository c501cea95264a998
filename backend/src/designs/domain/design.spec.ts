import { DESIGN_CODE, designPath, newDesignCode } from './design.js';

it('makes unique codes of ten URL-safe characters', () => {
  const codes = Array.from({ length: 2000 }, newDesignCode);
  for (const code of codes) {
    expect(code).toMatch(DESIGN_CODE);
    expect(encodeURIComponent(designPath(code))).toBe(`%2Fd%2F${code}`);
  }
  expect(new Set(codes).size).toBe(codes.length);
});
