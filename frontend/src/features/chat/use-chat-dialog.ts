import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useAboveKeyboard } from './use-above-keyboard';

/** Below this width the panel is a sheet over the page; above it, shoppers go on using the page beside it. */
export const SHEET_BELOW = 700;

export const isSheet = () => matchMedia(`(max-width: ${SHEET_BELOW - 0.02}px)`).matches;

/** Opens the dialog: over the page on phones, beside it on wide windows. */
export function useChatDialog(onClose: () => void, composer: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  useAboveKeyboard(ref);
  useLayoutEffect(() => {
    const element = ref.current!;
    if (isSheet()) {
      element.showModal();
      // The page behind stays where it is.
      document.documentElement.style.overflow = 'hidden';
    } else {
      element.show();
      // Not on phones, where the keyboard would cover what the shop says first.
      composer.current?.focus();
    }
    return () => {
      document.documentElement.style.overflow = '';
      // Before it is gone: only then the browser gives the focus back.
      element.close();
    };
  }, [composer]);
  useEffect(() => {
    // The way back leads out of the sheet, not behind it.
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
      // Browsers close only what lies over the page.
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) closeNow(event);
    },
  };
}
