import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { from } from '../../theme/media';
import { useAppDispatch, useAppSelector } from '../state/app-store';
import { dismissToast, type ShownToast } from '../state/toast-slice';
import { runToastAction } from '../state/use-toast';
import { Button } from './Button';
import { IconButton } from './IconButton';

const DEFAULT_DURATION = 5000;

/**
 * Shows the messages of `showToast`. The layout renders it once, so that its live regions exist before any message. `keepMessagesClear` moves
 * them off what the shopper needs to see.
 */
export function Toaster() {
  const toast = useAppSelector((state) => state.toast);
  return (
    <Corner data-toasts="" role="region" aria-label="Avisos (F8)">
      <div role="status">{toast?.kind === 'success' && <Card toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'error' && <Card toast={toast} />}</div>
    </Corner>
  );
}

function Card({ toast }: { toast: ShownToast }) {
  const dispatch = useAppDispatch();
  const hold = useAutoDismiss(toast);
  useDismissWhenMended(toast);
  const Icon = toast.kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <Root $kind={toast.kind} {...hold}>
      <Icon aria-hidden="true" />
      <p>
        <strong>{toast.title}</strong>
        <span>{toast.text}</span>
      </p>
      {toast.actions && toast.actions.length > 0 && (
        <Actions>
          {toast.actions.map((label, position) => (
            <Button key={label} variant="text" size="s" onClick={() => dispatch(runToastAction(toast.id, position))}>
              {label}
            </Button>
          ))}
        </Actions>
      )}
      <IconButton label="Cerrar aviso" onClick={() => dispatch(dismissToast())}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  );
}

/** An error about a field closes once the field is valid, or gone. */
function useDismissWhenMended(toast: ShownToast): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const isWrong = (field: Element | null) => field?.getAttribute('aria-invalid') === 'true';
    const focused = document.activeElement;
    const field = isWrong(focused) ? focused : document.querySelector('main [aria-invalid="true"]');
    if (toast.kind !== 'error' || !field) return;
    const changes = new MutationObserver(() => {
      if (!field.isConnected || !isWrong(field)) dispatch(dismissToast());
    });
    changes.observe(document.body, { attributeFilter: ['aria-invalid'], childList: true, subtree: true });
    return () => changes.disconnect();
  }, [toast, dispatch]);
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

const Corner = styled.div`
  position: fixed;
  right: 16px;
  bottom: calc(var(--sticky-bar, 84px) + var(--bottom-bar) + env(safe-area-inset-bottom));
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
    bottom: calc(84px + env(safe-area-inset-bottom));
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: 2 / 1 / 3 / -1;
  gap: 0 var(--space-8);
  margin-block: calc(var(--space-12) * -1) calc(var(--space-8) * -1);
  padding-left: var(--space-32);
`;
