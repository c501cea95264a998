import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage<Props = object> {
  (props: Props): React.JSX.Element;
  /** Loads the page's chunk; afterwards the page renders without suspending, on the server and during hydration. */
  preload: () => Promise<void>;
  /** True once the chunk is loaded. */
  isLoaded: () => boolean;
}

/** A page, or the frame of pages, in its own chunk. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadPage = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const Pending = lazy(loadPage) as ComponentType<Props>;

  const Page: LazyPage<Props> = (props) => {
    // Another component would mount the page again and lose its state, when a visible page is loaded for a link to it.
    const [Component] = useState<ComponentType<Props>>(() => Loaded ?? Pending);
    return <Component {...props} />;
  };
  Page.preload = async () => {
    await loadPage();
  };
  Page.isLoaded = () => Loaded !== undefined;
  return Page;
}
