/** A tab in which the chat opens after the message was sent. */
export interface ChatTab {
  /** Opens the chat in the tab; returns false without a tab, when a link has to be shown. */
  show: (url: string) => boolean;
  /** Closes the tab after a failure. */
  close: () => void;
}

/** Used without a tab. */
export const NO_CHAT: ChatTab = { show: () => false, close: () => undefined };

/**
 * Opens an empty tab and navigates it later, because browsers allow new tabs only during a user action. Must be called in
 * the event handler before any `await`.
 */
export function openChatTab(): ChatTab {
  const tab = opensTabsInPlace(navigator.userAgent) ? null : window.open('about:blank', '_blank');
  if (!tab) return NO_CHAT;
  tab.opener = null;
  tab.document.title = 'Enviando tu mensaje…';
  return {
    show: (url) => {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}

/** Detects in-app browsers of Instagram, Facebook and others, which have no tabs: a new one would replace the form. */
function opensTabsInPlace(userAgent: string): boolean {
  return /; wv\)|FBAN|FBAV|Instagram/.test(userAgent);
}
