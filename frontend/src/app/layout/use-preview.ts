import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A panel below its link: opens on hover, focus or tap, and closes on Escape. */
export function usePreview(enabled: boolean, link: RefObject<HTMLAnchorElement | null>) {
  const [wanted, setOpen] = useState(false);
  const open = wanted && enabled;
  const tap = useRef<{ wasOpen: boolean }>(null);
  const dismissed = useRef(false);

  // Listens on the document, because the focus can be elsewhere while the mouse hovers.
  useEffect(() => {
    if (!open) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      if (!link.current?.parentElement?.contains(document.activeElement)) return;
      dismissed.current = true;
      link.current.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open, link]);

  const box = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(false),
    onFocus: () => !dismissed.current && setOpen(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      dismissed.current = false;
      setOpen(false);
    },
  };
  const opener = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      tap.current = pointerType === 'mouse' ? null : { wasOpen: open };
    },
    // Touch has no hover: the first tap opens the panel instead of the link.
    onClick: (event: MouseEvent) => {
      if (tap.current && enabled) {
        event.preventDefault();
        setOpen(!tap.current.wasOpen);
      } else setOpen(false);
      tap.current = null;
    },
  };
  return { open, box, opener, close: () => setOpen(false) };
}
