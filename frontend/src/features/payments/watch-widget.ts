export interface WidgetWatcher {
  /** The provider's page stands over ours. */
  onShown: () => void;
  /** It was there and is gone: closing it calls nobody. */
  onGone: () => void;
  /** Nothing of it was seen for long. */
  onMissing: () => void;
}

/** Longer than a slow network takes to show the frame, which is there before its content. */
const MISSING_AFTER_MS = 8_000;
/** A result that comes after the frame was taken away is waited for. */
const GRACE_MS = 1_000;

/** Watches for the frame that the provider's script puts into the page. Returns how to stop. */
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
