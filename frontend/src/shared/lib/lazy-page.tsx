import { type ComponentType, lazy } from 'react';

export interface LazyPage {
  (): React.JSX.Element;
  /** Loads the page's chunk; afterwards the page renders without suspending, on the server and during hydration. */
  preload: () => Promise<void>;
}

/** A page in its own chunk. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const Pending = lazy(load);

  const Page: LazyPage = () => (Loaded ? <Loaded /> : <Pending />);
  Page.preload = async () => {
    Loaded = (await load()).default;
  };
  return Page;
}
