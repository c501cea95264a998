import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { Button } from '../../shared/ui/Button';
import type { OwnOrderProps } from './AskOrderLink';

const OwnOrderActions = lazy(() => importWithRetry(() => import('./OwnOrderActions')));

interface OwnOrderSectionProps extends OwnOrderProps {
  /** False where this browser is not proven to be the customer's. */
  isOwn?: boolean;
  /** Shows the corrections at once. */
  isOpen?: boolean;
}

/** Corrections and requests by the customer, or the way to prove who they are. Their code is loaded when it is needed. */
export function OwnOrder({ isOwn = true, isOpen = false, ...order }: OwnOrderSectionProps) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <Frame>
      {!isOwn || isShown ? (
        <Suspense fallback={null}>
          <OwnOrderActions {...order} isOwn={isOwn} />
        </Suspense>
      ) : (
        <Button variant="secondary" size="s" onClick={() => setShown(true)}>
          Corregir datos, devolución o garantía
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
`;
