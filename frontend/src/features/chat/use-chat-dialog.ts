import { type RefObject, useEffect } from 'react';
import { useDialog } from '../../shared/lib/use-dialog';

/** Width below which the panel is a modal sheet; above it the page stays usable beside the panel. */
export const SHEET_BELOW = 700;

export const isSheet = () => matchMedia(`(max-width: ${SHEET_BELOW - 0.02}px)`).matches;

/** Opens the dialog, modal on phones and non-modal on wide windows. */
export function useChatDialog(onClose: () => void, composer: RefObject<HTMLElement | null>) {
  const dialog = useDialog({
    onClose,
    isModal: isSheet,
    isSheet,
    // Not on phones, where the keyboard would cover the greeting.
    firstFocus: () => (isSheet() ? undefined : composer),
  });
  useAboveKeyboard(dialog.ref);
  useEffect(() => {
    // The back button closes the sheet.
    const leave = () => isSheet() && onClose();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [onClose]);
  return dialog;
}

/** Sets `--keyboard` of an element to the height of the on-screen keyboard, which browsers ignore in the layout. */
function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
