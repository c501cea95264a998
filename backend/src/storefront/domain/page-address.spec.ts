import { pageAddress } from './page-address.js';

const address = (path: string) => pageAddress(new URL(path, 'http://shop.test'));

describe(pageAddress.name, () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=instagram&fbclid=x', '/'],
    ['/faq', '/faq'],
    ['/productos/', '/productos'],
    ['/productos///', '/productos'],
    ['/productos?search=&category=', '/productos'],
    ['/productos?utm_source=x&category=mochila', '/productos?category=mochila'],
    ['/productos?search=le%C3%B3n&category=mochila', '/productos?category=mochila&search=le%C3%B3n'],
    ['/productos?category=mochila&search=le%C3%B3n', '/productos?category=mochila&search=le%C3%B3n'],
  ])('%s is kept as %s', (path, expected) => {
    expect(address(path)).toBe(expected);
  });

  it('cuts an endless search, so that it fills no memory', () => {
    expect(address(`/productos?search=${'a'.repeat(10_000)}`).length).toBeLessThan(300);
  });

  it('keeps what could break out of the query encoded', () => {
    expect(address('/productos?search=%3Cscript%3E%26category%3Dx')).toBe(
      '/productos?search=%3Cscript%3E%26category%3Dx',
    );
  });
});
