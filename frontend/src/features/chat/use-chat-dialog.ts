import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useAboveKeyboard } from './use-above-keyboard';

/** Width below which the panel is a modal sheet; above it the page stays usable beside the panel. */
export const SHEET_BELOW = 700;

export const isSheet = () => matchMedia(`(max-width: ${SHEET_BELOW - 0.02}px)`).matches;

/** Opens the dialog, modal on phones and non-modal on wide windows. */
export function useChatDialog(onClose: () => void, composer: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  useAboveKeyboard(ref);
  useLayoutEffect(() => {
    const element = ref.current!;
    if (isSheet()) {
      element.showModal();
      // Prevents scrolling of the page behind.
      document.documentElement.style.overflow = 'hidden';
    } else {
      element.show();
      // Not on phones, where the keyboard would cover the greeting.
      composer.current?.focus();
    }
    return () => {
      document.documentElement.style.overflow = '';
      // Closed before it is removed, so that the browser restores the focus.
      element.close();
    };
  }, [composer]);
  useEffect(() => {
    // The back button closes the sheet.
    const leave = () => isSheet() && onClose();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [onClose]);
  const closeNow = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return {
    ref,
    onCancel: closeNow,
    onKeyDown: (event: KeyboardEvent) => {
      // Browsers close only modal dialogs on Escape.
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) closeNow(event);
    },
  };
}
