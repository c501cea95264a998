import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { LooseThread } from '../../shared/ui/LooseThread';
import { Note } from '../../shared/ui/Note';
import { ThreadText } from '../../shared/ui/ThreadText';
import type { PaymentOutcome } from './payment-outcome';
import { paymentWords } from './payment-words';

interface PaymentResultProps {
  outcome: PaymentOutcome;
  /** Actions and further information. */
  children: Elements;
}

/** State of a payment. Heading and status line keep their elements and change only their text, so that it is announced. */
export function PaymentResult({ outcome, children }: PaymentResultProps) {
  const { title, kind, status, meaning } = paymentWords(outcome);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    // The pressed button no longer exists, so the focus was lost.
    if (document.activeElement === document.body) heading.current!.focus({ preventScroll: true });
  }, [title]);
  return (
    <div>
      <Drawing>
        {outcome.status === 'completed' && kind === 'success' ? (
          <ThreadText text="¡Gracias!" viewBox="0 0 420 130" x={6} y={96} size={96} anchor="start" sewn />
        ) : (
          <LooseThread />
        )}
      </Drawing>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Status>
        <Note kind={kind} role="status">
          <strong>{status}</strong>
          <span>{` ${meaning}`}</span>
        </Note>
      </Status>
      {children}
    </div>
  );
}

/** Both drawings have the same height, so that the answer shifts nothing below. */
const Drawing = styled.div`
  width: min(380px, 100%);
  aspect-ratio: 420 / 130;
  margin: 0 0 var(--space-12) calc(var(--space-6) * -1);
  svg {
    width: auto;
    height: 100%;
  }
`;

const Status = styled.div`
  max-width: 620px;
  margin-block: var(--space-20) var(--space-28);
  overflow-wrap: anywhere;
`;
