import { ariaCurrent } from './navigation';

describe('ariaCurrent', () => {
  it.each([
    ['/', '/', 'page'],
    ['/', '/faq', undefined],
    ['/faq', '/faq', 'page'],
    ['/productos', '/productos', 'page'],
    ['/productos', '/product/1', 'true'],
    ['/productos', '/products/1', 'true'],
    ['/productos', '/customize/1', 'true'],
    ['/productos', '/d/abc', 'true'],
    ['/faq', '/product/1', undefined],
  ])('for the link to %s on %s is %s', (to, pathname, expected) => {
    expect(ariaCurrent(to, pathname)).toBe(expected);
  });
});
