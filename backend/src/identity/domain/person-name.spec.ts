import { nameFromMailbox } from './person-name.js';

it.each([
  ['laura.gomez+compras@example.com', 'Laura Gomez'],
  ['laura_87@example.com', 'Laura'],
  ['1987@example.com', '1987'],
  ['+@example.com', '+'],
])('calls %s %s', (email, name) => {
  expect(nameFromMailbox(email)).toBe(name);
});
