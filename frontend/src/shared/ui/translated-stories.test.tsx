import { readdirSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createRef, type ReactElement, type Ref, useImperativeHandle, useState } from 'react';
import { catalogueApi } from '../../api/catalogue.api';
import { pricing } from '../../testing/catalogue-data';
import { inApp } from '../../testing/render-app';
import { server } from '../../testing/server';

// Chrome's translator replaces every text of a page. Every component must change what it shows as if nothing had happened.

const folder = path.resolve('src/shared/ui');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

/** Replaces each text that may be translated by an element with the text in capital letters, as Chrome does. */
function translate(container: Element): void {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement!.closest('[translate="no"], textarea, style, font')) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data.toLocaleUpperCase('es');
    text.replaceWith(outer);
  }
}

const CONTROLS = 'button, input, textarea, select, summary';

function use(control: Element): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) fireEvent.click(control);
  else if (control instanceof HTMLInputElement && control.type === 'file') return;
  else if (control.matches('button, summary')) fireEvent.click(control);
  else {
    fireEvent.change(control, { target: { value: 'Sofía Elena' } });
    fireEvent.blur(control);
  }
}

function Stage({ ref, first }: { ref: Ref<(element: ReactElement) => void>; first: ReactElement }) {
  const [element, setElement] = useState(first);
  useImperativeHandle(ref, () => setElement, []);
  return <main>{element}</main>;
}

/** Every request waits until `failRequests`; a request that ends when it likes would show something else in each walk. */
let failRequests: () => void;
let failing: Promise<void>;
function holdRequests(): void {
  failing = new Promise((resolve) => (failRequests = resolve));
}

beforeEach(() => {
  holdRequests();
  server.use(http.all('*', () => failing.then(() => HttpResponse.error())));
});

/** Shows one state after another in the same place, uses all its controls, and returns what is shown after each step. */
async function walk(states: Readonly<Record<string, ReactElement>>, afterStep: (container: Element) => void) {
  const elements = Object.values(states);
  const stage = createRef<(element: ReactElement) => void>();
  const { app, store } = inApp(<Stage ref={stage} first={elements[0]!} />);
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([{ endpointName: 'getPricing', arg: undefined, value: pricing }]),
  );
  const { container, unmount } = render(app);
  const seen: string[] = [];
  const step = async (change: () => void) => {
    await act(() => Promise.resolve(change()));
    seen.push(container.textContent.toLocaleUpperCase('es'));
    afterStep(container);
    const requests = [
      ...store.dispatch(catalogueApi.util.getRunningQueriesThunk()),
      ...store.dispatch(catalogueApi.util.getRunningMutationsThunk()),
    ];
    if (requests.length === 0) return;
    failRequests();
    await act(async () => {
      await Promise.all(requests);
      // The store informs its components in the next frame.
      await new Promise(requestAnimationFrame);
    });
    holdRequests();
    seen.push(container.textContent.toLocaleUpperCase('es'));
    afterStep(container);
  };
  for (const element of [...elements, elements[0]!]) {
    await step(() => stage.current!(element));
    const count = container.querySelectorAll(CONTROLS).length;
    for (let position = 0; position < count; position++) {
      const control = container.querySelectorAll(CONTROLS)[position];
      if (control) await step(() => use(control));
    }
  }
  unmount();
  return seen;
}

it.each(files)('%s works when translated', async (file) => {
  const { states } = (await import(path.join(folder, file))) as { states: Readonly<Record<string, ReactElement>> };
  const untranslated = await walk(states, () => undefined);
  expect(untranslated.length).toBeGreaterThan(1);
  expect(await walk(states, translate)).toEqual(untranslated);
});
