import { canonicalPath, isBoundedPath, pagePath, pageUrl, withoutLastSlashes } from './page-path.js';

describe(pageUrl.name, () => {
  it.each([
    ['/faq?search=x', 'http://shop.test/faq?search=x'],
    ['http://proxy.test/faq?search=x', 'http://shop.test/faq?search=x'],
    ['https://proxy.test', 'http://shop.test/'],
    ['http://proxy.test?search=x', 'http://shop.test/?search=x'],
    ['//elsewhere/faq', 'http://shop.test//elsewhere/faq'],
    ['/http://[', 'http://shop.test/http://['],
  ])('reads %s as %s', (target, expected) => {
    expect(pageUrl('http://shop.test', target)?.href).toBe(expected);
  });

  it.each(['*', 'faq', '.evil.example/', '@evil.example/', ':99999/', 'ftp://proxy.test/faq'])(
    'does not read %s',
    (target) => {
      expect(pageUrl('http://shop.test', target)).toBeUndefined();
    },
  );
});

const pathOf = (url: string) => pagePath(new URL(url, 'http://shop.test'));

describe(pagePath.name, () => {
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
    expect(pathOf(path)).toBe(expected);
  });

  it('is the same for all overlong paths', () => {
    expect(pathOf(`/${'a'.repeat(100_000)}?search=x`)).toBe(pathOf(`/${'b'.repeat(301)}`));
    expect(pathOf(`/${'a'.repeat(299)}`)).toHaveLength(300);
  });

  it('cuts a long search, so that it fills no memory', () => {
    expect(pathOf(`/productos?search=${'a'.repeat(10_000)}`).length).toBeLessThan(300);
  });

  it('keeps what could break out of the query encoded', () => {
    expect(pathOf('/productos?search=%3Cscript%3E%26category%3Dx')).toBe(
      '/productos?search=%3Cscript%3E%26category%3Dx',
    );
  });
});

describe(canonicalPath.name, () => {
  it.each([
    ['/', '/'],
    ['/productos', '/productos'],
    ['/productos/', '/productos'],
    ['//productos', '/productos'],
    ['//evil.example/', '/evil.example'],
    ['/PRODUCTOS', '/productos'],
    ['/%70roducto%73', '/productos'],
    ['/product/0000007', '/product/7'],
    ['/product/0', '/product/0'],
    ['/product/%30%307', '/product/7'],
    ['/Customize//07/', '/customize/7'],
    ['/d/AbCd', '/d/AbCd'],
    ['/d/%C3%B1', '/d/%C3%B1'],
    ['/d/a%2Fb', '/d/a%2Fb'],
  ])('spells %s as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe(isBoundedPath.name, () => {
  it.each(['/', '/productos', '/payment-success', '/panel/pedidos', '/product/7', '/customize/12'])(
    'is true for %s',
    (path) => {
      expect(isBoundedPath(path)).toBe(true);
    },
  );

  it.each(['/product/007', '/d/abc', '/panel/pedidos/x', '/productos?search=x', '/product/7/x', '/product/1234567890'])(
    'is false for %s',
    (path) => {
      expect(isBoundedPath(path)).toBe(false);
    },
  );
});

describe(withoutLastSlashes.name, () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/faq', '/faq'],
    ['/faq//', '/faq'],
    ['/a/b/', '/a/b'],
  ])('shortens %s to %s', (path, expected) => {
    expect(withoutLastSlashes(path)).toBe(expected);
  });

  it('takes linear time on slashes before another letter', () => {
    // CPU time, because a busy machine may let the process wait.
    const before = process.cpuUsage();
    withoutLastSlashes(`${'/'.repeat(1_000_000)}a`);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(100);
  });
});
