import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { createStore } from '../app/store';

interface Place {
  path?: string;
  /** What the page before handed over beside the address. */
  state?: object;
}

/** A component within a store of its own and a router at `path`; the API is whatever the test's handlers say. */
export function inApp(ui: ReactElement, { path = '/', state }: Place = {}) {
  const store = createStore({ origin: 'http://localhost', fetch: (...args) => fetch(...args) });
  const app = (
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{ui}</MemoryRouter>
    </Provider>
  );
  return { app, store };
}

/** Renders a component as the application would. */
export function renderApp(ui: ReactElement, options?: Place) {
  const { app, store } = inApp(ui, options);
  return { ...render(app), store };
}
