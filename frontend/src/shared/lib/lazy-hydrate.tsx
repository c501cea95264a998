import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { importWithRetry } from './import-with-retry';
import { OnHydrated } from './early-presses';
import { whenNear } from './when-near';

interface PartProps<Props> {
  props: Props;
  place: RefObject<HTMLDivElement | null>;
  wake: (awake: true) => void;
}

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
  const Pending = lazy(() => whenNeeded.then(() => importWithRetry(load)));

  preloads.push(async () => {
    Loaded = (await load()).default;
  });

  const Part = memo(function Part({ props, place, wake }: PartProps<Props>) {
    return (
      <Suspense fallback={null}>
        {Loaded ? <Loaded {...props} /> : <Pending {...props} />}
        <Waking wake={wake} />
        <OnHydrated place={place} />
      </Suspense>
    );
  });

  return function LazyPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    // What changes around a part that still sleeps must not touch it: React would throw away what the server sent.
    const [sent] = useState(props);
    const [awake, wake] = useState(false);
    useEffect(() => {
      const element = place.current!;
      element.addEventListener('focusin', needed, { once: true });
      return whenNear(element, needed);
    }, []);
    return (
      <div ref={place} data-lazy="">
        <Part props={awake ? props : sent} place={place} wake={wake} />
      </div>
    );
  };
}

/** Stands beside what a lazy part consists of: once that is alive, it follows what changes around it. */
function Waking({ wake }: { wake: (awake: true) => void }) {
  useEffect(() => wake(true), [wake]);
  return null;
}
