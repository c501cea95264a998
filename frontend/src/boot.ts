import { isMarked } from './api/session-marker';
import { recordPresses, recordTexts } from './before-hydration';

/**
 * The server renders the whole page, so its JavaScript waits until the most important picture has been painted: on a slow
 * network both would share the bandwidth, and the picture matters more.
 */
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

async function start(): Promise<void> {
  for (const href of chunks()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await import('./main');
}

/** The chunks that the server listed for this page, so that they load in parallel instead of import by import. */
function chunks(): string[] {
  const list = document.getElementById('chunks')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

// Forms with method="post" are handled by JavaScript. Until it runs, submitting must not navigate away and lose the input.
addEventListener('submit', (event) => {
  if ((event.target as HTMLFormElement).method === 'post') event.preventDefault();
});

// The server renders pages for guests; this hides the login links from logged-in users from the start.
if (isMarked()) document.documentElement.dataset.signedIn = '';

recordPresses();
recordTexts(document.getElementById('root')!);

/** Starts the page even when the picture does not load. */
const TIMEOUT_MS = 1500;

async function pictureArrived(): Promise<void> {
  if (!picture || picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
}

async function pagePainted(): Promise<void> {
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
}

const nextFrame = () => new Promise(requestAnimationFrame);

// A picture is painted in the frame after its load event, and visible when the next frame begins.
void Promise.all([pagePainted(), pictureArrived()])
  .then(nextFrame)
  .then(nextFrame)
  .then(() => start());
