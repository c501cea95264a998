import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroVideo } from './HeroVideo';

function withConnection(effectiveType: string) {
  Object.assign(navigator, { connection: { effectiveType, saveData: false } });
}

function withWindow(isWide: boolean) {
  globalThis.matchMedia = (query) => ({ matches: isWide && query.includes('min-width') }) as MediaQueryList;
}

const video = () => document.querySelector('video');
/** Fires the playing event, which jsdom never does. */
async function begin() {
  await waitFor(() => expect(video()).toBeInTheDocument());
  fireEvent.playing(video()!);
}

beforeEach(() => {
  withConnection('4g');
  withWindow(true);
  globalThis.requestIdleCallback = (run) => Number(setTimeout(run, 0));
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
});

it('adds the video after the page has loaded, muted and inline', async () => {
  render(<HeroVideo />);
  expect(video()).not.toBeInTheDocument();
  await begin();
  expect(video()!.muted).toBe(true);
  expect(video()).toHaveAttribute('playsinline');
});

it('adds no video on a slow connection', async () => {
  withConnection('3g');
  render(<HeroVideo />);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(video()).not.toBeInTheDocument();
});

it('adds a film on a phone too', async () => {
  withWindow(false);
  render(<HeroVideo />);
  await begin();
  expect(video()!.muted).toBe(true);
});

it('shows a pause button only while playing, and a play button while paused', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.play(this);
    return Promise.resolve();
  });
  const paused = jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  render(<HeroVideo />);
  await waitFor(() => expect(video()).toBeInTheDocument());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Pausar el video' }));
  expect(pause).toHaveBeenCalled();

  paused.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir el video' }));
  expect(play).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Pausar el video' })).toBeVisible();
});

it('removes the video when it cannot be played', async () => {
  render(<HeroVideo />);
  await begin();
  fireEvent.error(video()!.lastElementChild!);
  expect(video()).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
