import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { layers } from '../../theme/layers';
import { from } from '../../theme/media';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { dismissToast, readToast, subscribeToToast, type ToastMessage } from './toast-store';

const DEFAULT_DURATION = 5000;

/** Where `showToast` appears. Rendered once, by the layout; its live regions are there before any message. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, readToast, () => null);
  return (
    <Corner>
      <div role="status">{toast?.kind === 'success' && <Card toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'error' && <Card toast={toast} />}</div>
    </Corner>
  );
}

function Card({ toast }: { toast: ToastMessage }) {
  const hold = useAutoDismiss(toast);
  const Icon = toast.kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <Root $kind={toast.kind} {...hold}>
      <Icon aria-hidden="true" />
      <p>
        <strong>{toast.title}</strong>
        {toast.text}
        {toast.action && <Action {...toast.action} />}
      </p>
      <IconButton label="Cerrar aviso" onClick={dismissToast}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  );
}

function Action({ label, run }: NonNullable<ToastMessage['action']>) {
  const act = () => {
    dismissToast();
    run();
  };
  return (
    <ActionLine>
      <Button variant="text" size="s" onClick={act}>
        {label}
      </Button>
    </ActionLine>
  );
}

/** Starts over for each message; waits while the pointer or the focus is on it, and goes on Escape. */
function useAutoDismiss(toast: ToastMessage) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, toast.duration ?? DEFAULT_DURATION);
    return () => clearTimeout(timer);
  }, [held, toast]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && dismissToast();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}

const Corner = styled.div`
  position: fixed;
  right: 16px;
  bottom: calc(84px + env(safe-area-inset-bottom));
  z-index: ${layers.toast};
  width: min(400px, calc(100vw - 32px));
  ${from(1000)} {
    top: calc(var(--bar) + 48px);
    right: 28px;
    bottom: auto;
  }
  @media print {
    display: none;
  }
`;

const Root = styled.div<{ $kind: ToastMessage['kind'] }>`
  --edge: ${({ $kind }) => ($kind === 'error' ? 'var(--danger-700)' : 'var(--success-700)')};
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: var(--space-3);
  padding: 16px 8px 16px 22px;
  border: 1px solid var(--line);
  border-radius: var(--radius-2);
  background:
    repeating-linear-gradient(0deg, var(--edge) 0 6px, transparent 6px 10px) 8px 0 / 2px 100% no-repeat,
    var(--white);
  box-shadow: var(--shadow-3);
  font-size: var(--text-sm);
  line-height: 1.45;
  strong {
    display: block;
    font-size: var(--text-md);
    color: ${({ $kind }) => ($kind === 'error' ? 'var(--edge)' : 'inherit')};
  }
  > .lucide {
    width: 22px;
    height: 22px;
    color: var(--edge);
  }
  > button {
    margin-block: -8px;
  }
`;

const ActionLine = styled.span`
  display: block;
  margin-bottom: -8px;
`;
