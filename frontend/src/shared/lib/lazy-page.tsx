import { type ComponentType, lazy } from 'react';

export interface LazyPage<Props = object> {
  (props: Props): React.JSX.Element;
  /** Loads the page's chunk; afterwards the page renders without suspending, on the server and during hydration. */
  preload: () => Promise<void>;
}

/** A page, or the frame of pages, in its own chunk. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Pending = lazy(load) as ComponentType<Props>;

  const Page: LazyPage<Props> = (props) => (Loaded ? <Loaded {...props} /> : <Pending {...props} />);
  Page.preload = async () => {
    Loaded = (await load()).default;
  };
  return Page;
}
