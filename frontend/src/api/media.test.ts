import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import { mediaApi } from './media.api';

it('uploads a file as a part of a form, in a request that may be large', async () => {
  const sent: Request[] = [];
  const answer = (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init));
    return Promise.resolve(Response.json({ id: '8a8d10a85018adcaf6d5' }, { status: 201 }));
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({
        serializableCheck: false,
        thunk: { extraArgument: { origin: 'http://localhost', fetch: answer } },
      }).concat(baseApi.middleware),
  });
  const file = new File(['x'.repeat(100_000)], 'foto.jpg', { type: 'image/jpeg' });
  const { data } = await store.dispatch(mediaApi.endpoints.uploadMedia.initiate(file));

  expect(data).toEqual({ id: '8a8d10a85018adcaf6d5' });
  const [request] = sent;
  expect([request!.method, request!.keepalive]).toEqual(['POST', false]);
  const part = (await request!.formData()).get('file') as File;
  expect([part.name, part.size]).toEqual(['foto.jpg', 100_000]);
});
