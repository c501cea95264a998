import { type RefObject, useEffect } from 'react';
import { useDialog } from '../../shared/lib/use-dialog';
import { useAboveKeyboard } from './use-above-keyboard';

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
