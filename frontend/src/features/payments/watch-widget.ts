export interface WidgetWatcher {
  /** The widget has appeared. */
  onShown: () => void;
  /** The widget has disappeared; closing it calls no callback. */
  onGone: () => void;
  /** The widget did not appear in time. */
  onMissing: () => void;
}

/** Longer than slow networks take to show the frame, which appears before its content. */
const MISSING_AFTER_MS = 8_000;
/** Time for a result that arrives after the frame has disappeared. */
const GRACE_MS = 1_000;

/** Watches for the frame of the provider's script. Returns a function that stops it. */
export function watchWidget(origin: string, { onShown, onGone, onMissing }: WidgetWatcher): () => void {
  const frame = `iframe[src^="${origin}"]`;
  let shown = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const missing = setTimeout(onMissing, MISSING_AFTER_MS);

  const look = () => {
    const isThere = document.querySelector(frame) !== null;
    if (isThere && !shown) {
      shown = true;
      clearTimeout(missing);
      onShown();
    }
    if (!isThere && shown) leaving ??= setTimeout(onGone, GRACE_MS);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
  return () => {
    observer.disconnect();
    clearTimeout(missing);
    clearTimeout(leaving);
  };
}
