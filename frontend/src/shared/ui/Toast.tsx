import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { from } from '../../theme/media';
import { useAppDispatch, useAppSelector } from '../state/app-store';
import { dismissToast, type ShownToast, type ToastState } from '../state/toast-slice';
import { runToastAction } from '../state/use-toast';
import { Button } from './Button';
import { IconButton } from './IconButton';

const DEFAULT_DURATION = 5000;

/** The area that a message can cover, in pixels above a phone's lower edge. */
const LOWER_PLACE = { from: 84, to: 260 };

/** Shows the messages of `showToast`. The layout renders it once, so that its live regions exist before any message. */
export function Toaster() {
  const toast = useAppSelector((state) => state.toast);
  const coversPressed = useCoversPressed(toast);
  return (
    <Corner role="region" aria-label="Avisos (F8)" $high={coversPressed}>
      <div role="status">{toast?.kind === 'success' && <Card toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'error' && <Card toast={toast} />}</div>
    </Corner>
  );
}

function Card({ toast }: { toast: ShownToast }) {
  const dispatch = useAppDispatch();
  const hold = useAutoDismiss(toast);
  const Icon = toast.kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <Root $kind={toast.kind} {...hold}>
      <Icon aria-hidden="true" />
      <p>
        <strong>{toast.title}</strong>
        <span>{toast.text}</span>
        {toast.action && (
          <ActionLine>
            <Button variant="text" size="s" onClick={() => dispatch(runToastAction(toast.id))}>
              {toast.action}
            </Button>
          </ActionLine>
        )}
      </p>
      <IconButton label="Cerrar aviso" onClick={() => dispatch(dismissToast())}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  );
}

/** True when a message at the lower edge would cover the button clicked last, which may be needed again. */
function useCoversPressed(toast: ToastState): boolean {
  const pressed = useRef<Element>(null);
  const [coversPressed, setCovers] = useState(false);

  useEffect(() => {
    const remember = ({ target }: Event) => (pressed.current = target as Element);
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, []);

  useLayoutEffect(() => {
    if (!toast || !pressed.current) return;
    const { top, bottom } = pressed.current.getBoundingClientRect();
    setCovers(bottom > innerHeight - LOWER_PLACE.to && top < innerHeight - LOWER_PLACE.from);
  }, [toast]);

  return coversPressed;
}

/**
 * Restarts for each message, pauses under the pointer or with the focus, and closes on Escape. F8 moves the focus to the message's
 * first button; the focus returns when the message closes.
 */
function useAutoDismiss(toast: ShownToast) {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dispatch(dismissToast()), toast.duration ?? DEFAULT_DURATION);
    return () => clearTimeout(timer);
  }, [held, toast, dispatch]);

  useLayoutEffect(() => {
    const message = ref.current!;
    let focusedBefore: HTMLElement | undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) dispatch(dismissToast());
      if (key !== 'F8') return;
      focusedBefore ??= document.activeElement as HTMLElement;
      message.querySelector('button')!.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (message.contains(document.activeElement)) focusedBefore?.focus();
    };
  }, [dispatch]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { ref, onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}

const Corner = styled.div<{ $high: boolean }>`
  position: fixed;
  right: 16px;
  ${({ $high }) =>
    $high
      ? 'top: calc(var(--bar) + 48px);'
      : `bottom: calc(var(--sticky-bar, ${LOWER_PLACE.from}px) + var(--bottom-bar) + env(safe-area-inset-bottom));`}
  z-index: ${layers.toast};
  width: min(400px, calc(100vw - 32px));
  ${from(1000)} {
    top: calc(var(--bar) + 48px);
    right: 28px;
    bottom: auto;
  }
  /* Below the header a message would cover the preview of the cart. */
  body:has([data-cart-preview]:not([hidden])) & {
    top: auto;
    bottom: calc(${LOWER_PLACE.from}px + env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;

const Root = styled.div<{ $kind: ShownToast['kind'] }>`
  --edge: ${({ $kind }) => ($kind === 'error' ? 'var(--danger)' : 'var(--success)')};
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-8) var(--space-16) var(--space-22);
  border: 1px solid var(--border);
  border-radius: var(--radius-2);
  background:
    repeating-linear-gradient(0deg, var(--edge) 0 6px, transparent 6px 10px) 8px 0 / 2px 100% no-repeat,
    var(--surface-raised);
  box-shadow: var(--shadow-3);
  font-size: var(--font-size-sm);
  line-height: 1.45;
  strong {
    display: block;
    font-size: var(--font-size-md);
    color: ${({ $kind }) => ($kind === 'error' ? 'var(--edge)' : 'inherit')};
  }
  > .lucide {
    width: 22px;
    height: 22px;
    color: var(--edge);
  }
  > button {
    margin-block: calc(var(--space-8) * -1);
  }
`;

const ActionLine = styled.span`
  display: block;
  margin-bottom: calc(var(--space-8) * -1);
`;
