import { isMarked } from './api/session-marker';
import { watchPresses } from './before-hydration';

/**
 * The page arrives complete, so the shop's code waits until its most important picture has arrived and is painted:
 * on a slow network both would share the line, and the picture is what people came for.
 */
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

async function start(): Promise<void> {
  for (const href of chunks()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await import('./main');
}

/** What the server found that this page needs: all of it is fetched at once instead of import by import. */
function chunks(): string[] {
  const list = document.getElementById('chunks')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

// Forms that post are the shop's code's own: before it runs, a press must not lead away with what was typed.
addEventListener('submit', (event) => {
  if ((event.target as HTMLFormElement).method === 'post') event.preventDefault();
});

// The server's page is a guest's: who is logged in shall not see the ways in first.
if (isMarked()) document.documentElement.dataset.signedIn = '';

watchPresses();

/** A picture that never comes must not keep the shop closed. */
const PATIENCE_MS = 1500;

async function pictureArrived(): Promise<void> {
  if (!picture || picture.complete) return;
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

async function pagePainted(): Promise<void> {
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

const nextFrame = () => new Promise(requestAnimationFrame);

// The frame in which a picture arrives is on the screen when the one after it begins.
void Promise.all([pagePainted(), pictureArrived()])
  .then(nextFrame)
  .then(nextFrame)
  .then(() => start());
