import { currentness, isStaffScreen } from './navigation';

describe('currentness', () => {
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
  ])('the link to %s on %s is %s', (to, pathname, expected) => {
    expect(currentness(to, pathname)).toBe(expected);
  });
});

it.each([
  ['/chatbot-test', true],
  ['/panel/pedidos', true],
  ['/panel/chats/7', true],
  ['/', false],
  ['/panelera', false],
])('%s is a screen of staff: %s', (pathname, expected) => {
  expect(isStaffScreen(pathname)).toBe(expected);
});
