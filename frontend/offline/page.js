// The page without a connection: shows the pieces that `src/app/keep-for-offline.ts` kept, and returns to the shop by itself.
import { KEPT_CACHE, KEPT_FOR_MS, KEPT_LIST } from '../src/shared/lib/kept-pieces';

const byId = (id) => document.getElementById(id);

function reload() {
  location.reload();
}

/** Between two looks whether the shop answers, in milliseconds. */
const LOOK_AGAIN = 5000;

/** A hidden page does not ask. The file is small, and no worker answers for it. */
async function reloadOnceAnswered() {
  if (!document.hidden && (await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })).ok) reload();
}

/** The picture from the same cache: nothing else answers for it now. */
async function pictureOf(cache, url) {
  const kept = url && (await cache.match(url));
  if (!kept) return document.createElement('span');
  return Object.assign(new Image(), { alt: '', src: URL.createObjectURL(await kept.blob()) });
}

async function lineOf(cache, { name, quantity, picture }) {
  const line = document.createElement('li');
  const words = document.createElement('span');
  words.append(Object.assign(document.createElement('span'), { textContent: name }));
  if (quantity > 1) {
    words.append(Object.assign(document.createElement('small'), { textContent: `${quantity} piezas` }));
  }
  line.append(await pictureOf(cache, picture), words);
  return line;
}

async function show() {
  const cache = await caches.open(KEPT_CACHE);
  const list = await (await cache.match(KEPT_LIST))?.json();
  if (!list || Date.now() - list.at > KEPT_FOR_MS) return;
  for (const part of ['cart', 'seen']) {
    const lines = await Promise.all(list[part].map((piece) => lineOf(cache, piece)));
    byId(part)
      .querySelector('ul')
      .replaceChildren(...lines);
    byId(part).hidden = lines.length === 0;
  }
}

byId('paid').hidden = !location.pathname.startsWith('/payment');
byId('again').addEventListener('click', reload);
addEventListener('online', reload);
// The event also comes before the network works, and does not come for a shop that was unreachable.
setInterval(() => void reloadOnceAnswered().catch(() => undefined), LOOK_AGAIN);
// Without storage the page has its first paragraph alone.
if ('caches' in window) show().catch(() => undefined);
