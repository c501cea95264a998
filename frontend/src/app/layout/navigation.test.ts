import { ariaCurrent, isStaffScreen } from './navigation';

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

it.each([
  ['/chatbot-test', true],
  ['/panel/pedidos', true],
  ['/panel/chats/7', true],
  ['/', false],
  ['/panelera', false],
])('%s is a staff screen: %s', (pathname, expected) => {
  expect(isStaffScreen(pathname)).toBe(expected);
});
