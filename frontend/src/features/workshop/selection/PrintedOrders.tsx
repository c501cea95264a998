import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { Elements } from '../../../shared/lib/elements';
import type { OrderItemDto } from '../../../api/workshop.api';
import { usePrintPage } from '../../../shared/lib/use-print-page';
import { useToast } from '../../../shared/state/use-toast';
import { AddressLabel } from '../order/AddressLabel';
import { OrderHead } from '../order/OrderHead';
import { MARGINS, PageMargins, paperReady } from '../order/print';
import { WorkPiece } from '../order/WorkPiece';
import type { PrintJob } from './print-job';

interface PrintedOrdersProps extends PrintJob {
  /** Renders the design of a piece, large enough for sewing. */
  design: (item: OrderItemDto) => Elements;
}

/** Sheets or labels of several orders, visible only on paper and printed once everything is loaded. */
export function PrintedOrders({ paper, orders, onEnd, design }: PrintedOrdersProps) {
  const showToast = useToast();
  const print = usePrintPage();
  const container = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let isGone = false;
    const done = () => end();
    addEventListener('afterprint', done);
    void paperReady(container.current!).then((isReady) => {
      if (isGone) return;
      if (isReady) return print();
      showToast({
        kind: 'error',
        title: 'No pudimos preparar la impresión',
        text: 'Revisa tu conexión y vuelve a intentar.',
      });
      done();
    });
    return () => {
      isGone = true;
      removeEventListener('afterprint', done);
    };
  }, [showToast, print]);
  // A portal outside the page, because the whole page is hidden on paper.
  return createPortal(
    <Container ref={container} data-paper={paper}>
      <PageMargins margin={MARGINS[paper]} />
      <style>{'@media print { body > :not([data-paper]) { display: none; } }'}</style>
      {orders.map((order) => (
        <Sheet key={order.id} aria-label={order.orderNumber}>
          {paper === 'sheet' && (
            <>
              <h1 translate="no">{order.orderNumber}</h1>
              <OrderHead order={order} now={now} />
              <div>
                {order.items.map((item, index) => (
                  <WorkPiece
                    key={index}
                    item={item}
                    position={[index + 1, order.items.length]}
                    isExpress={order.isExpress}
                    isStopped={order.status === 'payment_review'}
                    orderNumber={order.orderNumber}
                    design={design(item)}
                  />
                ))}
              </div>
            </>
          )}
          {paper === 'label' && <AddressLabel order={order} />}
        </Sheet>
      ))}
    </Container>,
    document.body,
  );
}

/** Laid out invisibly on the screen, because otherwise the browser would not load its pictures. */
const Container = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  width: 190mm;
  height: 0;
  overflow: hidden;
  visibility: hidden;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  @media print {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    visibility: visible;
  }
`;

/** Each order starts on a new page. */
const Sheet = styled.section`
  & + & {
    break-before: page;
  }
  h1 {
    margin-bottom: var(--space-8);
    font-variant-numeric: lining-nums;
  }
`;
