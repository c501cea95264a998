import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A panel that follows its link: open while pointed at or focused, by a tap, until Escape. */
export function usePreview(enabled: boolean, link: RefObject<HTMLAnchorElement | null>) {
  const [wanted, setOpen] = useState(false);
  const open = wanted && enabled;
  const tap = useRef<{ wasOpen: boolean }>(null);
  const dismissed = useRef(false);

  const box = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(false),
    onFocus: () => !dismissed.current && setOpen(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      dismissed.current = false;
      setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      event.preventDefault();
      dismissed.current = true;
      setOpen(false);
      link.current?.focus();
    },
  };
  const opener = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      tap.current = pointerType === 'mouse' ? null : { wasOpen: open };
    },
    // A finger cannot hover: its first tap shows what a mouse sees on the way.
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
