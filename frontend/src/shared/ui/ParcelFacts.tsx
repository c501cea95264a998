import { styled } from 'styled-components';
import type { ShipmentDto } from '../../api/orders.api';
import { CopyButton } from './CopyButton';
import { TextAnchor } from './TextLink';

/** Carrier and tracking number of a parcel, with the link to the carrier's page; or why it has no number. */
export function ParcelFacts({ shipment }: { shipment: ShipmentDto }) {
  const { carrierName, guide, reason, trackingUrl, opensParcel } = shipment;
  return (
    <Frame>
      <Facts>
        <div>
          <dt>Transportadora</dt>
          <dd>{carrierName}</dd>
        </div>
        <div>
          <dt>{guide ? 'Número de guía' : 'Salió sin guía'}</dt>
          <dd>
            {guide ? <span translate="no">{guide}</span> : <span>{reason}</span>}
            {guide && <CopyButton what="el número de guía" text={guide} />}
          </dd>
        </div>
      </Facts>
      {trackingUrl && (
        <TextAnchor href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {`${opensParcel ? 'Seguir' : 'Buscar'} el paquete en ${carrierName}`}
        </TextAnchor>
      )}
      {trackingUrl && !opensParcel && <p>{`Copia el número: la página de ${carrierName} puede pedirlo.`}</p>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  p {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  a {
    padding-block: var(--space-12);
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-8);
  dt {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-16);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`;
