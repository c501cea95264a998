import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { OnHydrated } from './early-presses';
import { importWithRetry } from './import-with-retry';

interface PartProps<Props> {
  props: Props;
  container: RefObject<HTMLDivElement | null>;
  setHydrated: (hydrated: true) => void;
}

const preloads: (() => Promise<void>)[] = [];

/** Loads all lazy components, because the server and component tests render whole pages. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

/**
 * A component further down the page: the server renders it, but the browser loads its code and hydrates it only when it comes
 * near the viewport or receives focus. An earlier click is repeated after hydration.
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

  const Part = memo(function Part({ props, container, setHydrated }: PartProps<Props>) {
    return (
      <Suspense fallback={null}>
        {Loaded ? <Loaded {...props} /> : <Pending {...props} />}
        <ReportHydrated setHydrated={setHydrated} />
        <OnHydrated container={container} />
      </Suspense>
    );
  });

  return function LazyPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    // New props before hydration would make React discard the server's markup.
    const [sent] = useState(props);
    const [hydrated, setHydrated] = useState(false);
    useEffect(() => {
      const element = container.current!;
      element.addEventListener('focusin', needed, { once: true });
      return whenNear(element, needed);
    }, []);
    return (
      <div ref={container} data-lazy="">
        <Part props={hydrated ? props : sent} container={container} setHydrated={setHydrated} />
      </div>
    );
  };
}

/** A sibling of the lazy component: passes on new props once the component is hydrated. */
function ReportHydrated({ setHydrated }: { setHydrated: (hydrated: true) => void }) {
  useEffect(() => setHydrated(true), [setHydrated]);
  return null;
}

/**
 * Calls back when an element comes near the viewport, so that its content loads before it is visible. Returns a function that
 * stops observing.
 */
function whenNear(element: Element, arrived: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrived(), {
    rootMargin: '400px',
  });
  observer.observe(element);
  return () => observer.disconnect();
}
