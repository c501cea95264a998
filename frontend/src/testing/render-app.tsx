import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../app/store';

/** Renders a component with a store of its own and a router at `path`; the API is whatever the test's handlers say. */
export function renderApp(ui: ReactElement, { path = '/' } = {}) {
  const store = createStore({ origin: 'http://localhost', fetch: (...args) => fetch(...args) });
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}
