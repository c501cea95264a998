import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { reloadAfterRelease } from './reload-after-release';

/** What the page answers when it is asked for again. */
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

/** A part of the page could not be brought, and whoever asks for the page has been answered. */
async function loseChunk() {
  const before = asked;
  dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(asked).toBe(before + 1));
  // The answer has still to be read.
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a part of the page that cannot be brought', () => {
  it('starts the page afresh when the shop answers: there was a release', async () => {
    answer = () => new HttpResponse();
    await loseChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('starts a page afresh that is there no more', async () => {
    answer = () => new HttpResponse(undefined, { status: 404 });
    await loseChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the page while nobody answers', async () => {
    answer = () => HttpResponse.error();
    await loseChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps the page while the shop is starting behind its proxy', async () => {
    answer = () => new HttpResponse(undefined, { status: 502 });
    await loseChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it('starts afresh once only when that does not help', async () => {
    answer = () => new HttpResponse();
    await loseChunk();
    await loseChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
