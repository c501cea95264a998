import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';

/** Time for the email to arrive, because another code invalidates the first one. */
const WAIT_MS = 60_000;

interface SendAgainProps {
  /** Milliseconds since 1970. */
  sentAt: number;
  onSend: () => Promise<unknown>;
}

/** Button that requests another code. */
export function SendAgain({ sentAt, onSend }: SendAgainProps) {
  const wait = useSecondsUntil(sentAt + WAIT_MS);
  const [sending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void onSend().finally(() => setSending(false));
  };
  if (wait > 0)
    return <Line>{`¿No te llegó? Revisa el correo no deseado. Puedes pedir otro código en ${wait} s.`}</Line>;
  return (
    <Line>
      <span>{'¿No te llegó? '}</span>
      <Button variant="text" size="s" pending={sending} onClick={send}>
        {sending ? 'Enviando...' : 'Enviar otro código'}
      </Button>
    </Line>
  );
}

const SECOND = 1000;

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND);
  return () => clearInterval(timer);
}

/** Returns whole seconds until a time (milliseconds since 1970); 0 when it has passed. */
function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((moment - Date.now()) / SECOND)),
    () => 0,
  );
}

const Line = styled.p`
  min-height: var(--target);
  text-align: center;
  color: var(--text-soft);
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
`;
