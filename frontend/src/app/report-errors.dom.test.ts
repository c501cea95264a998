import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { reportError } from './report-errors';

const STACK = `TypeError: broken
    at f (https://shop.test/build/frame-Cb2a.js:1:2043)
    at g (chrome-extension://abc/content.js:1:1)
    at h (https://shop.test/build/HomePage-x_1.js:3:7)`;

function anError(message: string, stack: string | undefined = STACK): Error {
  return Object.assign(new TypeError(message), { stack });
}

it('reports an error of the shop’s code once, with its stack and the route pattern', async () => {
  history.replaceState(null, '', '/product/7?utm=x');
  const reports: unknown[] = [];
  server.use(
    http.post('*/api/client-errors', async ({ request }) => {
      reports.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  reportError(anError('broken'));
  reportError(anError('broken'));
  reportError(anError('elsewhere', 'TypeError: elsewhere\n    at chrome-extension://abc/content.js:1:1'));
  reportError(anError('Failed to fetch dynamically imported module: https://shop.test/build/a.js'));
  reportError('a text');
  for (let count = 0; count < 9; count += 1) reportError(anError(`again ${count}`));
  await waitFor(() => expect(reports).toHaveLength(5));
  // A further report would follow by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reports[0]).toEqual({
    message: 'TypeError: broken',
    stack: ['/build/frame-Cb2a.js:1:2043', '/build/HomePage-x_1.js:3:7'],
    route: '/product/:id',
  });
  expect(reports).toHaveLength(5);
});
