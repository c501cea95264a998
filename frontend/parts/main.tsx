import { type ReactElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { styled } from 'styled-components';
import { catalogueApi } from '../src/api/catalogue.api';
import { settingsApi } from '../src/api/settings.api';
import { createStore } from '../src/app/store';
import { pricing } from '../src/testing/catalogue-data';
import { settings } from '../src/testing/settings-data';
import { globalStyle } from '../src/theme/global-style';

interface Stories {
  states: Readonly<Record<string, ReactElement>>;
  /** Each state of this part covers the page, so only one is shown at a time. */
  isOverlay?: true;
}

const files = import.meta.glob<Stories>('../src/shared/ui/**/*.stories.tsx', { eager: true });
const parts = Object.entries(files).map(([path, stories]) => ({
  name: path.replace('../src/shared/ui/', '').replace('.stories.tsx', ''),
  ...stories,
}));

/** Parts send no requests: the store holds the data that they read. */
const store = createStore({ origin: location.origin, fetch: () => new Promise(() => undefined) });
store.dispatch(settingsApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: settings }]));
store.dispatch(catalogueApi.util.upsertQueryEntries([{ endpointName: 'getPricing', arg: undefined, value: pricing }]));

const hashOf = (name: string, state: string) => `#${encodeURIComponent(`${name}: ${state}`)}`;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Renders every part with its states, or only the part that the URL names. */
function Catalogue() {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const shown = parts.flatMap(({ name, states }) =>
    Object.entries(states).filter(([state]) => hashOf(name, state) === hash),
  );
  if (shown[0]) return <main key={hash}>{shown[0][1]}</main>;
  return (
    <Page>
      <h1>Parts</h1>
      {parts.map(({ name, states, isOverlay }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          {Object.entries(states).map(([state, element]) => (
            <div key={state}>
              <a href={hashOf(name, state)} data-overlay={isOverlay}>
                {state}
              </a>
              {!isOverlay && <Place>{element}</Place>}
            </div>
          ))}
        </section>
      ))}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-40);
  padding: var(--gutter);
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-20);
  }
`;

/** The width of a page column. */
const Place = styled.div`
  max-width: 640px;
  margin-top: var(--space-10);
`;

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <MemoryRouter>
      <style>{globalStyle}</style>
      <Catalogue />
    </MemoryRouter>
  </Provider>,
);
