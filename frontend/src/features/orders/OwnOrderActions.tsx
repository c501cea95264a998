import { useCallback, useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { useGetOrderDetailsMutation } from '../../api/orders.api';
import { errorMessage } from '../../shared/lib/error-message';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { AskOrderLink, type OwnOrderProps } from './AskOrderLink';
import { CorrectOwnOrder } from './CorrectOwnOrder';
import { OwnRequests } from './OwnRequests';

const NOT_FOUND = 404;

/** Corrections and requests of the customer, or the way to prove who they are. */
export default function OwnOrderActions({ isOwn, ...order }: OwnOrderProps & { isOwn: boolean }) {
  return isOwn ? <ProvenActions {...order} /> : <AskOrderLink {...order} />;
}

function ProvenActions({ orderNumber, email, isByTransfer, onChanged }: OwnOrderProps) {
  const titleId = useId();
  const [read, { data: details, error }] = useGetOrderDetailsMutation();
  const reload = useCallback(async () => (await read({ ownOrderDto: { orderNumber } })).data, [read, orderNumber]);
  useEffect(() => void reload(), [reload]);
  const isUnproven = error && 'status' in error && error.status === NOT_FOUND;
  return (
    <Frame aria-labelledby={titleId} aria-busy={!details && !error}>
      <h3 id={titleId}>Cambios, devolución y garantía</h3>
      {details && <CorrectOwnOrder orderNumber={orderNumber} details={details} reload={reload} onChanged={onChanged} />}
      {details && <OwnRequests orderNumber={orderNumber} isByTransfer={isByTransfer} />}
      {isUnproven && <AskOrderLink orderNumber={orderNumber} email={email} />}
      {error && !isUnproven && (
        <>
          <Note kind="error">{errorMessage(error)}</Note>
          <Button variant="secondary" size="s" onClick={() => void reload()}>
            Reintentar
          </Button>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-16);
  width: 100%;
  min-height: 160px;
  align-content: flex-start;
  padding-top: var(--space-20);
  border-top: 1px solid var(--border);
  h3 {
    font-size: var(--font-size-3);
  }
`;
