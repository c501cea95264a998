import { type ComponentType, lazy } from 'react';

export interface LazyPage {
  (): React.JSX.Element;
  /** Brings the page's chunk; afterwards the page renders without suspending, on the server and when hydrating. */
  preload: () => Promise<void>;
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const Pending = lazy(load);

  const Page: LazyPage = () => (Loaded ? <Loaded /> : <Pending />);
  Page.preload = async () => {
    Loaded = (await load()).default;
  };
  return Page;
}
