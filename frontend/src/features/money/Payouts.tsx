import { lazy, Suspense, useId, useState } from 'react';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { Button } from '../../shared/ui/Button';
import { Panel, PanelTitle, Row } from '../../shared/ui/panel';

/** Loaded when the owner writes down a deposit. */
const PayoutDialog = lazy(() => importWithRetry(() => import('./PayoutDialog')));

/** Where the owner writes down what the provider deposited and kept. */
export function Payouts() {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Lo que consigna la pasarela</PanelTitle>
      <p>Cuando la pasarela de pagos consigna en el banco, anota cuánto llegó y cuánto se quedó de comisión.</p>
      <Row>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Anotar una consignación
        </Button>
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <PayoutDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
