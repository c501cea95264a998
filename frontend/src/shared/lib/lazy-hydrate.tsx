import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { Awake } from './early-presses';
import { whenNear } from './when-near';

const preloads: (() => Promise<void>)[] = [];

/** Brings every part at once: the server renders whole pages, component tests too. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

/**
 * A part far down the page: the server sends it complete, the browser brings its code only when it comes near the
 * viewport or receives focus, and hydrates what is already there. What is pressed until then is done once it is alive.
 */
export function lazyVisible<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => React.JSX.Element {
  let Loaded: ComponentType<Props> | undefined;
  let needed: () => void = () => undefined;
  const whenNeeded = new Promise<void>((resolve) => {
    needed = resolve;
  });
  const Pending = lazy(() => whenNeeded.then(() => patiently(load)));

  preloads.push(async () => {
    Loaded = (await load()).default;
  });

  return function LazyPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current!;
      element.addEventListener('focusin', needed, { once: true });
      return whenNear(element, needed);
    }, []);
    return (
      <div ref={place} data-lazy="">
        <Suspense fallback={null}>
          {Loaded ? <Loaded {...props} /> : <Pending {...props} />}
          <Awake place={place} />
        </Suspense>
      </div>
    );
  };
}

/** Without a network what the server sent stays as it is, and the code comes once the network is back. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return patiently(load);
  }
}
