import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { sendFile } from './send-file';

const URL = 'http://localhost/api/media';
const file = new File(['photo'], 'foto.jpg', { type: 'image/jpeg' });
const ignore = () => undefined;

it('sends the file as a part of a form, with progress, and returns the answer', async () => {
  let received = '';
  server.use(
    http.post(URL, async ({ request }) => {
      received = await request.text();
      return HttpResponse.json({ id: 'a' }, { status: 201 });
    }),
  );
  const progress: number[] = [];
  expect(await sendFile(URL, file, (part) => progress.push(part))).toEqual({
    data: { id: 'a' },
  });
  expect(received).toContain('name="file"');
  expect(progress.at(-1)).toBe(1);
});

it('returns the error of the API', async () => {
  const body = {
    statusCode: 415,
    code: 'media.not_picture',
    message: 'Sube una foto.',
    fields: { file: 'Sube una foto.' },
  };
  server.use(http.post(URL, () => HttpResponse.json(body, { status: 415 })));
  const { error } = await sendFile(URL, file, ignore);
  expect(error).toMatchObject({ status: 415, code: 'media.not_picture', fields: { file: 'Sube una foto.' } });
});

it('returns an error of a proxy, and one of the network', async () => {
  server.use(http.post(URL, () => HttpResponse.html('<h1>Too large</h1>', { status: 413 })));
  expect((await sendFile(URL, file, ignore)).error).toMatchObject({ status: 413, code: 'unknown' });
  server.use(http.post(URL, () => HttpResponse.error()));
  expect((await sendFile(URL, file, ignore)).error).toMatchObject({ status: 0, code: 'network' });
});
