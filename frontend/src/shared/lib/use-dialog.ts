import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface DialogOptions {
  /** Called on Escape and on the Back button of Android; the caller must unmount the dialog. */
  onClose: () => void;
  /** Read when it opens. A non-modal dialog leaves the page usable beside it. */
  isModal?: () => boolean;
  /** True when it covers the window: then the page behind it does not scroll. */
  isSheet?: () => boolean;
  /** Gets the focus when it opens, instead of its first button or link. */
  firstFocus?: () => RefObject<HTMLElement | null> | undefined;
}

const always = () => true;
const never = () => false;

/** Props of a native `<dialog>` that is open while it is mounted; the browser traps the focus and restores it. */
export function useDialog({ onClose, isModal = always, isSheet = never, firstFocus }: DialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const opening = useRef({ isModal, isSheet, firstFocus });
  useLayoutEffect(() => {
    const element = ref.current!;
    const { isModal, isSheet, firstFocus } = opening.current;
    if (isModal()) element.showModal();
    else element.show();
    if (isSheet()) document.documentElement.style.overflow = 'hidden';
    firstFocus?.()?.current?.focus();
    return () => {
      document.documentElement.style.overflow = '';
      // The browser restores the focus only if the dialog is closed before it is removed.
      element.close();
    };
  }, []);
  // The browser fires `close` slightly after it restores the focus, and would lose a key pressed in between.
  const closeNow = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return {
    ref,
    onClose,
    onCancel: closeNow,
    onKeyDown: (event: KeyboardEvent) => {
      // Browsers close only modal dialogs on Escape.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) closeNow(event);
    },
  };
}
