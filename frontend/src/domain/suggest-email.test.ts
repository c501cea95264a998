import { suggestEmail } from './suggest-email';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.co', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@gamil.con', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.comm', 'ana@gmail.com'],
  ['Ana@GMIAL.com ', 'ana@gmail.com'],
  ['ana@gmial.com\u202c', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotamil.com', 'ana@hotmail.com'],
  ['ana@hotmail.co', 'ana@hotmail.com'],
  ['ana@hotmai.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@outllok.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahoo.con', 'ana@yahoo.com'],
  ['ana@iclud.com', 'ana@icloud.com'],
  ['ana@live.con', 'ana@live.com'],
  ['ana@une.net.com', 'ana@une.net.co'],
])('asks back %j', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@hotmail.es',
  'ana@hotmail.fr',
  'ana@hotmail.cl',
  'ana@outlook.es',
  'ana@yahoo.es',
  'ana@yahoo.com.co',
  'ana@yahoo.com.mx',
  'ana@yahoo.ca',
  'ana@live.cl',
  'ana@live.com.mx',
  'ana@me.com',
  'ana@mail.com',
  'ana@email.com',
  'ana@ymail.com',
  'ana@proton.me',
  'ana@une.net.co',
  'ana@unal.edu.co',
  'ana@udea.edu.co',
  'ana@sigerist.co',
  'ana@example.com',
  'ana@correo.com',
  'ana@love.co',
  'ana',
  'ana@',
  '',
])('asks nothing about %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
