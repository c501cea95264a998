import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';
import { useSecondsUntil } from './use-seconds-until';

/** Mail takes a moment; before that another code would only make the first one worthless. */
const WAIT_MS = 60_000;

interface SendAgainProps {
  /** Milliseconds since 1970. */
  sentAt: number;
  onSend: () => Promise<unknown>;
}

/** Another code for whom the first one did not reach. */
export function SendAgain({ sentAt, onSend }: SendAgainProps) {
  const wait = useSecondsUntil(sentAt + WAIT_MS);
  const [sending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void onSend().finally(() => setSending(false));
  };
  if (wait > 0) return <Line>¿No te llegó? Revisa el correo no deseado. Puedes pedir otro código en {wait} s.</Line>;
  return (
    <Line>
      ¿No te llegó?{' '}
      <Button variant="text" size="s" pending={sending} onClick={send}>
        {sending ? 'Enviando...' : 'Enviar otro código'}
      </Button>
    </Line>
  );
}

const Line = styled.p`
  min-height: var(--target);
  text-align: center;
  color: var(--text-soft);
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
`;
