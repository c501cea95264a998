import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { settingsApi } from '../api/settings.api';
import { listen } from '../app/listen';
import { createStore } from '../app/store';
import { leavePage } from './drafts';
import { settings as filledSettings } from './settings-data';

interface RenderOptions {
  path?: string;
  /** The navigation state that the previous page passed. */
  state?: object;
  /** The shop's own data, which the server includes in the page. */
  settings?: typeof filledSettings;
}

/** The properties that queries by role and clicks read. */
const ASKED = new Set<unknown>(['display', 'visibility', 'opacity', 'pointer-events']);

/**
 * Removes all other properties: jsdom matches every rule against every element, which takes a fifth of the time of the tests.
 */
function askedStyles(element: { type: string; props: unknown; value: string }): void {
  if (element.type === 'decl' && !ASKED.has(element.props)) element.value = '';
}

/** Remove the listeners of the stores of this test. */
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Wraps a component in a new store and a router at `path`; the handlers of the test answer the API. */
export function inApp(ui: ReactElement, { path = '/', state, settings = filledSettings }: RenderOptions = {}) {
  // The new page reads what the previous one has stored.
  leavePage();
  const store = createStore({ origin: 'http://localhost', fetch: (...args) => fetch(...args) });
  store.dispatch(
    settingsApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: settings }]),
  );
  const servedState = store.getState();
  stops.push(listen(store));
  const app = (
    <StyleSheetManager stylisPlugins={[askedStyles]}>
      <Provider store={store} serverState={servedState}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{ui}</MemoryRouter>
      </Provider>
    </StyleSheetManager>
  );
  return { app, store };
}

/** Renders a component like the application does. */
export function renderApp(ui: ReactElement, options?: RenderOptions) {
  const { app, store } = inApp(ui, options);
  return { ...render(app), store };
}
