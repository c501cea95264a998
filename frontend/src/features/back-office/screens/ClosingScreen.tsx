import { skipToken } from '@reduxjs/toolkit/query';
import { type ShopRowDto, useGetChangeSetQuery, READ_FRESH } from '../../../api/back-office.api';
import { useGetPricingQuery } from '../../../api/catalogue.api';
import type { Closing } from '../../../domain/closing-notice';
import { describeDelivery } from '../../../domain/describe-delivery';
import { Note } from '../../../shared/ui/Note';
import { useDraftSet } from '../draft/use-draft-set';
import type { EditField } from '../fields/edit-field';
import { EditForm } from '../fields/EditForm';
import { optionalWhole } from '../fields/kinds';
import { Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';
import { ClosingForm } from './ClosingForm';

/** The holiday closing and other settings that change the delivery dates. */
export default function ClosingScreen() {
  const { data } = useGetPricingQuery();
  const dates = data?.delivery.standardDates;
  return (
    <Rows of={['setting']}>
      {({ setting }) => (
        <Stack>
          {dates && <p>{`Hoy, un pedido pagado llega ${describeDelivery(dates)}.`}</p>}
          <ClosingForm stored={valueOf(setting, 'closing') as Closing | null} />
          <EditForm groups={[{ title: 'Capacidad del taller', fields: [capacityOf(setting)] }]} />
          <Consequences />
        </Stack>
      )}
    </Rows>
  );
}

/** Previews the delivery dates that shoppers will see when the draft is published. */
function Consequences() {
  const { draft } = useDraftSet();
  const { currentData } = useGetChangeSetQuery(draft ? { id: draft.id } : skipToken, READ_FRESH);
  const sentences = currentData?.consequences ?? [];
  return (
    <div role="status">
      {draft && sentences.length > 0 && (
        <Note kind="info">
          <span>Con lo que está sin publicar:</span>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
    </div>
  );
}

function valueOf(rows: readonly ShopRowDto[], key: string): EditField['stored'] {
  return (rows.find(({ id }) => id === key)?.values.value ?? null) as EditField['stored'];
}

function capacityOf(rows: readonly ShopRowDto[]): EditField {
  return {
    entity: 'setting',
    id: 'capacity.piecesPerWeek',
    field: 'value',
    kind: optionalWhole,
    label: 'Piezas por semana',
    optional: true,
    hint: 'Cuando hay más pedidos que eso, las fechas se corren. Vacío: sin límite.',
    stored: valueOf(rows, 'capacity.piecesPerWeek'),
  };
}
