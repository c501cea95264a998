import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { Button } from '../../shared/ui/Button';
import type { OwnOrderProps } from './AskOrderLink';

const OwnOrderActions = lazy(() => importWithRetry(() => import('./OwnOrderActions')));

/** Corrections and requests by the customer. Their code is loaded when this part is opened. */
export function OwnOrder({ isOpen = false, ...order }: OwnOrderProps & { isOpen?: boolean }) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <Frame>
      {isShown ? (
        <Suspense fallback={null}>
          <OwnOrderActions {...order} />
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
