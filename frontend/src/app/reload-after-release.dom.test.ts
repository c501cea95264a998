import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { reloadAfterRelease } from './reload-after-release';

/** The response to the request for the page. */
let answer: () => Response;
let asked: number;
const reload = jest.fn();

beforeAll(() => reloadAfterRelease(reload));
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  asked = 0;
  server.use(
    http.head('*', () => {
      asked += 1;
      return answer();
    }),
  );
});

/** Fires the error of a chunk that cannot be loaded, and waits for the response to the page's request. */
async function loseChunk() {
  const before = asked;
  dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(asked).toBe(before + 1));
  // The code under test still has to read the response.
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a chunk that cannot be loaded', () => {
  it('reloads the page when the server answers, which indicates a release', async () => {
    answer = () => new HttpResponse();
    await loseChunk();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('reloads a page that no longer exists', async () => {
    answer = () => new HttpResponse(undefined, { status: 404 });
    await loseChunk();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('keeps the page while the network fails', async () => {
    answer = () => HttpResponse.error();
    await loseChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the page while the server starts behind its proxy', async () => {
    answer = () => new HttpResponse(undefined, { status: 502 });
    await loseChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads only once', async () => {
    answer = () => new HttpResponse();
    await loseChunk();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await loseChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
