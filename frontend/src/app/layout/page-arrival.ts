/** Scrolls at once, whatever the style sheet says about smooth scrolling: a new page starts where it starts. */
export function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Gives the focus to the page's title, which a screen reader then reads, or to the page when it has none yet. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (title) focusQuietly(title);
}

/** Names the entry of the history that the address bar shows, of which the page may still be on its way. */
export function addressEntry(): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return key + location.hash;
}

/** Typing goes on in a field, and a dialog keeps the focus, whatever page arrives behind it. */
export function isFocusInUse(): boolean {
  return document.activeElement?.closest('input, textarea, select, [role="dialog"]') != null;
}

/** What had the focus is gone from the page: a menu that closed, a link of the page before. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Hands over the element with that id, now or when a part that loads later brings it. Returns how to stop waiting. */
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

/** Lets the Tab key go on from here without scrolling. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
