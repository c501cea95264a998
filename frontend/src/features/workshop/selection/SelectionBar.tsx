import Printer from 'lucide-react/icons/printer';
import Tag from 'lucide-react/icons/tag';
import Truck from 'lucide-react/icons/truck';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { layers } from '../../../theme/layers';
import { from } from '../../../theme/media';
import type { PapersOf, PrintJob } from './print-job';
import { MAX_SELECTED, type Selection } from './use-selection';

/** Loaded on demand, for the first shipment. */
const ShipOrders = lazy(() => importWithRetry(() => import('./ShipOrders')));

interface SelectionBarProps {
  selection: Selection;
  papers: PapersOf;
}

/** Bar with the number of selected orders and their actions. */
export default function SelectionBar({ selection, papers }: SelectionBarProps) {
  const showToast = useToast();
  const { orders } = selection;
  const [job, setJob] = useState<Omit<PrintJob, 'onEnd'>>();
  const [isShipping, setShipping] = useState(false);
  const withSome = (act: () => void) => () => {
    if (orders.length > 0) act();
    else showToast({ kind: 'error', title: 'Marca primero los pedidos' });
  };
  const printLabels = () => {
    const sendable = orders.filter(({ shipping }) => shipping);
    const rest = orders.filter(({ shipping }) => !shipping).map(({ orderNumber }) => orderNumber);
    if (rest.length > 0)
      showToast({ kind: 'error', title: 'Sin dirección, no hay etiqueta', text: rest.join(', '), duration: 15_000 });
    if (sendable.length > 0) setJob({ paper: 'label', orders: sendable });
  };
  const action = { size: 's', unready: orders.length === 0 } as const;
  return (
    <Bar aria-label="Pedidos seleccionados">
      {/* Two rows of buttons: messages appear above them. */}
      <style>{':root { --sticky-bar: 124px; }'}</style>
      <Count role="status">{announcementOf(orders.length)}</Count>
      <Button variant="text" size="s" onClick={selection.stop}>
        Terminar
      </Button>
      <Actions>
        <Button
          variant="secondary"
          {...action}
          pending={job?.paper === 'sheet'}
          onClick={withSome(() => setJob({ paper: 'sheet', orders }))}
        >
          <Printer aria-hidden="true" />
          <span>Hojas</span>
        </Button>
        <Button variant="secondary" {...action} pending={job?.paper === 'label'} onClick={withSome(printLabels)}>
          <Tag aria-hidden="true" />
          <span>Etiquetas</span>
        </Button>
        <Button {...action} aria-haspopup="dialog" onClick={withSome(() => setShipping(true))}>
          <Truck aria-hidden="true" />
          <span>Enviado</span>
        </Button>
      </Actions>
      <Suspense fallback={null}>
        {job && papers({ ...job, onEnd: () => setJob(undefined) })}
        {isShipping && <ShipOrders selection={selection} onClose={() => setShipping(false)} />}
      </Suspense>
    </Bar>
  );
}

function announcementOf(count: number): string {
  if (count === 0) return 'Marca los pedidos';
  const words = count === 1 ? '1 seleccionado' : `${count} seleccionados`;
  return count === MAX_SELECTED ? `${words}, el máximo` : words;
}

/** Sticks to the lower edge of the window, and rests below the last order, so that it covers none in the end. */
const Bar = styled.section`
  position: sticky;
  bottom: var(--bottom-bar);
  z-index: ${layers.stickyBar};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4) var(--space-16);
  margin-inline: calc(var(--gutter) * -1);
  padding: var(--space-6) var(--gutter) var(--space-10);
  border-top: 1px solid var(--border);
  background: var(--surface-raised);
  box-shadow: var(--shadow-bar);
  ${from(900)} {
    grid-template-columns: auto auto minmax(0, 1fr);
    margin-inline: 0;
    padding: var(--space-12) var(--space-20);
    border: 1px solid var(--border);
    border-bottom: 0;
    border-radius: var(--radius-3) var(--radius-3) 0 0;
  }
`;

const Count = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: var(--space-8);
  > button {
    padding-inline: var(--space-8);
  }
  ${from(900)} {
    grid-column: auto;
    justify-content: flex-end;
    gap: var(--space-12);
    > button {
      padding-inline: var(--space-20);
    }
  }
`;
