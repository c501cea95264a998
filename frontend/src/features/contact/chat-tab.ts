/** A tab that the chat will open in, once the message is sent. */
export interface ChatTab {
  /** Leads the tab to the chat; false when there is no tab and the person needs a link instead. */
  show: (url: string) => boolean;
  /** The message was not sent: nothing to show. */
  close: () => void;
}

/** Without a tab. */
export const NO_CHAT: ChatTab = { show: () => false, close: () => undefined };

/**
 * Browsers let a page open a tab only while they handle a press, so the tab is opened at once and told later where to go.
 * Must be called from the event's handler, before anything is awaited.
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

/** The browsers inside Instagram, Facebook and other apps have no tabs: a new one would take the place of the form. */
function opensTabsInPlace(userAgent: string): boolean {
  return /; wv\)|FBAN|FBAV|Instagram/.test(userAgent);
}
