/** Scrolls immediately, despite the smooth scrolling of the style sheet: a new page starts at its position. */
export function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Focuses the page's title, so that screen readers read it, or the page while it has no title. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (title) focusQuietly(title);
}

/** Identifies the history entry of the address bar; its page may still be loading. */
export function historyEntry(): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return entryOf(location, key);
}

/** Identifies a history entry of this tab. The first one of each document has the key "default". */
export function entryOf({ pathname, hash }: { pathname: string; hash: string }, key: string): string {
  return key + pathname + hash;
}

/** A field or a dialog keeps the focus when a new page arrives. */
export function isFocusInUse(): boolean {
  return document.activeElement?.closest('input, textarea, select, dialog') != null;
}

/** The focused element was removed: a menu that closed, a link of the previous page. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Calls back with the element of that id, immediately or once it is rendered. Returns a function that stops waiting. */
export function whenPresent(id: string, take: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => tryNow());
  const tryNow = () => {
    const element = document.getElementById(id);
    if (!element) return false;
    observer.disconnect();
    take(element);
    return true;
  };
  if (!tryNow()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses an element without scrolling, so that the Tab key continues from there. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
