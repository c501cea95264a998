import { DESIGN_CODE, designPath, newDesignCode } from './design.js';

it('makes codes of ten signs that stand in an address as they are, and never the same', () => {
  const codes = Array.from({ length: 2000 }, newDesignCode);
  for (const code of codes) {
    expect(code).toMatch(DESIGN_CODE);
    expect(encodeURIComponent(designPath(code))).toBe(`%2Fd%2F${code}`);
  }
  expect(new Set(codes).size).toBe(codes.length);
});
