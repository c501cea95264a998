import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { settingsApi } from '../api/settings.api';
import { listen } from '../app/listen';
import { createStore } from '../app/store';
import { settings as filledSettings } from './settings-data';

interface Place {
  path?: string;
  /** What the page before handed over beside the address. */
  state?: object;
  /** The shop's own data, as the server's page brings it along. */
  settings?: typeof filledSettings;
}

/** What a query by role, or a click, asks of styles. */
const ASKED = new Set<unknown>(['display', 'visibility', 'opacity', 'pointer-events']);

/** Leaves out what nothing in a test asks for: jsdom weighs every rule for every element, a fifth of all its time. */
function askedStyles(element: { type: string; props: unknown; value: string }): void {
  if (element.type === 'decl' && !ASKED.has(element.props)) element.value = '';
}

/** How to stop what the stores of this test listen to. */
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A component within a store of its own and a router at `path`; the API is whatever the test's handlers say. */
export function inApp(ui: ReactElement, { path = '/', state, settings = filledSettings }: Place = {}) {
  const store = createStore({ origin: 'http://localhost', fetch: (...args) => fetch(...args) });
  stops.push(listen(store));
  store.dispatch(
    settingsApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: settings }]),
  );
  const app = (
    <StyleSheetManager stylisPlugins={[askedStyles]}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{ui}</MemoryRouter>
      </Provider>
    </StyleSheetManager>
  );
  return { app, store };
}

/** Renders a component as the application would. */
export function renderApp(ui: ReactElement, options?: Place) {
  const { app, store } = inApp(ui, options);
  return { ...render(app), store };
}
