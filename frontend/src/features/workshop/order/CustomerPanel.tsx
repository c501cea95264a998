import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { ERASED_CUSTOMER, RESTRICTED_CUSTOMER } from '../../../domain/order-admin-status';
import { Note } from '../../../shared/ui/Note';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Facts, Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { ContactWays } from '../ContactWays';
import { ORDER_ADMIN_PATH } from '../../../shared/lib/panel-paths';
import { addressLines } from './address';
import { CorrectOrder } from './CorrectOrder';

/** Customer, contact and shipping address, or a note that the personal data were erased. */
export function CustomerPanel({ order }: { order: StaffOrderDto }) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Familia y envío</PanelTitle>
      {order.isRestricted && <Note kind="info">{`${RESTRICTED_CUSTOMER}: úsalos solo para este pedido.`}</Note>}
      {order.customerEmail ? <Customer order={order} /> : !order.isRestricted && <p>{ERASED_CUSTOMER}</p>}
    </Panel>
  );
}

function Customer({ order }: { order: StaffOrderDto }) {
  const showToast = useToast();
  const { orderNumber, customerName, customerPhone, customerEmail } = order;
  const firstName = customerName.split(/\s+/)[0];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressLines(order).join('\n'));
      showToast({ kind: 'success', title: 'Dirección copiada' });
    } catch {
      showToast({ kind: 'error', title: 'No se pudo copiar', text: 'Selecciona la dirección y cópiala.' });
    }
  };
  return (
    <>
      <Facts>
        <div>
          <dt>Nombre</dt>
          <dd translate="no">{customerName}</dd>
        </div>
        <div>
          <dt>Celular</dt>
          <dd translate={customerPhone ? 'no' : undefined}>{customerPhone || 'Sin celular'}</dd>
        </div>
        <div>
          <dt>Correo</dt>
          <dd translate="no">{customerEmail}</dd>
        </div>
        <div>
          <dt>Dirección</dt>
          <dd>
            <Address translate={order.shipping ? 'no' : undefined}>
              {order.shipping ? addressLines(order).slice(1, -1).join('\n') : 'Sin dirección: pregúntala'}
            </Address>
          </dd>
        </div>
      </Facts>
      <ContactWays
        phone={customerPhone}
        email={customerEmail}
        text={`Hola ${firstName}, te escribimos de Sigerist por tu pedido ${orderNumber}.`}
      />
      <Row>
        <CorrectOrder order={order} />
        {order.shipping && (
          <Button variant="text" size="s" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            <span>Copiar dirección</span>
          </Button>
        )}
        <Other to={ORDER_ADMIN_PATH} state={{ search: customerEmail }}>
          Otros pedidos de la familia
        </Other>
      </Row>
    </>
  );
}

const Address = styled.span`
  white-space: pre-line;
`;

const Other = styled(Link)`
  padding-block: calc(var(--space-12) - 1px);
  color: var(--brand);
  font-size: var(--font-size-sm);
  font-weight: 500;
`;
