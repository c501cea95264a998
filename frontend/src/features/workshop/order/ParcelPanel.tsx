import { lazy, Suspense, useId, useState } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { SENT } from '../../../domain/order-stages';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { ParcelFacts } from '../../../shared/ui/ParcelFacts';
import { NO_SHIPMENT, type ShipmentValues } from '../shipment-values';

const ShipDialog = lazy(() => importWithRetry(() => import('./ShipDialog')));

/** The parcel of an order that has left, with its guide, which can be corrected. */
export function ParcelPanel({ order }: { order: StaffOrderDto }) {
  const titleId = useId();
  const { shipment, status, customerEmail } = order;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<ShipmentValues>();
  if (!SENT.includes(status) || !customerEmail) return null;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Paquete</PanelTitle>
      {shipment ? <ParcelFacts shipment={shipment} /> : <p>Salió sin guía. Si la tienes, agrégala.</p>}
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shipment?.guide ? 'Corregir la guía' : 'Agregar la guía'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShipDialog
            order={order}
            draft={draft ?? { ...NO_SHIPMENT, carrier: shipment?.carrier ?? '', guide: shipment?.guide ?? '' }}
            onDraft={setDraft}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
