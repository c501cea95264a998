import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RowValue, ShopRowDto } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { ButtonLink } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { NEW, shopPath } from '../back-office-path';
import { useEdit, usePresentRows } from '../draft/use-present-rows';
import { EditForm } from '../fields/EditForm';
import { rowFields, type TypedField } from '../fields/edit-field';
import { flag, namedChoice, optionalText, pesos, text } from '../fields/kinds';
import { NewRowForm } from '../fields/NewRowForm';
import { OrderedRows } from '../fields/OrderedRows';
import { RowCards } from '../fields/RowCards';
import { RowNotFound } from '../fields/RowNotFound';
import { Rows } from '../fields/Rows';
import { Panels, Stack } from '../fields/Stack';
import { WithdrawButton } from '../fields/WithdrawButton';
import { moved, placesFor } from '../order/places';
import { OPTION_KINDS } from './option-kinds';

/** Kind of the row whose description says what the embroidery includes. */
const EMBROIDERY = 'embroidery';
const MAX_POSITION = 9_999;

const LABEL: TypedField = { kind: text, label: 'Nombre' };
const PRICE: TypedField = { kind: pesos, label: 'Precio', hint: 'Lo que suma al precio de la pieza; 0 si va incluido' };
const DESCRIPTION: TypedField = {
  kind: optionalText,
  label: 'Descripción',
  multiline: true,
  optional: true,
  hint: 'Máximo 140 letras',
};
const NEEDS: TypedField = {
  kind: namedChoice({ '': 'Nada', name: 'El nombre a bordar', keychainText: 'El texto del llavero' }),
  label: 'Qué debe escribir quien lo elige',
};
const KIT_GIFT: TypedField = {
  kind: flag('se puede regalar con el kit', 'no se regala con el kit'),
  label: 'Regalo del kit',
};
const ADD_ON = { label: LABEL, price: PRICE, description: DESCRIPTION, needs: NEEDS, kitGift: KIT_GIFT };

/** Options by kind in order, form of one option, or form of a new add-on. */
export function OptionsScreen({ item }: { item: string | undefined }) {
  return (
    <Rows of={['option']}>
      {({ option: rows }) => {
        if (item === NEW) return <NewAddOn rows={rows} />;
        if (item) return <Option rows={rows} item={item} />;
        return <Lists rows={rows} />;
      }}
    </Rows>
  );
}

function NewAddOn({ rows }: { rows: readonly ShopRowDto[] }) {
  const positions = rows.filter(({ values }) => values.kind === 'add_on').map(({ values }) => Number(values.position));
  const position = Math.min(Math.max(-1, ...positions) + 1, MAX_POSITION);
  return (
    <NewRowForm
      entity="option"
      title="Complemento nuevo"
      fields={ADD_ON}
      initial={{ kitGift: 'false' }}
      values={{ kind: 'add_on', position }}
      to={shopPath('opciones')}
    />
  );
}

function Lists({ rows }: { rows: readonly ShopRowDto[] }) {
  const present = usePresentRows('option', rows);
  const [announcement, setAnnouncement] = useState('');
  const embroidery = rows.find(({ values }) => values.kind === EMBROIDERY);
  return (
    <Stack>
      <Row>
        <ButtonLink size="s" to={shopPath('opciones', NEW)}>
          Complemento nuevo
        </ButtonLink>
      </Row>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <RowCards entity="option" cards={[]} />
      <Panels>
        {Object.entries(OPTION_KINDS).map(([kind, title]) => (
          <Kind
            key={kind}
            title={title}
            rows={rows}
            present={present.filter(({ values }) => values.kind === kind)}
            onMoved={setAnnouncement}
          />
        ))}
      </Panels>
      {embroidery && (
        <EditForm
          groups={[
            {
              title: 'Lo que incluye el bordado',
              fields: rowFields('option', embroidery, {
                description: { ...DESCRIPTION, label: 'Texto junto a «Con bordado»' },
              }),
            },
          ]}
        />
      )}
      <Note kind="info">
        Los complementos nuevos se venden apenas los publicas. Una letra, un tamaño, un hilo, un motivo o un color de
        bolso nuevos hay que dibujarlos primero en el personalizador: pídelos a quien mantiene la página. Aquí cambias
        su nombre, su precio y su orden, y los retiras.
      </Note>
    </Stack>
  );
}

interface KindProps {
  title: string;
  /** The published rows of all kinds. */
  rows: readonly ShopRowDto[];
  /** The rows of this kind with the draft's values. */
  present: readonly ShopRowDto[];
  onMoved: (words: string) => void;
}

function Kind({ title, rows, present, onMoved }: KindProps) {
  const edit = useEdit();
  const placed = present
    .map((row) => ({ id: row.id, place: Number(row.values.position), row }))
    .sort((a, b) => a.place - b.place);
  const move = (id: ShopRowDto['id'], step: -1 | 1) => {
    const wanted = moved(placed, id, step);
    const places = placesFor(wanted, placed, { first: 0, last: MAX_POSITION })!;
    const changed = wanted.flatMap((option, at) =>
      option.place === places[at] ? [] : [{ id: option.id, value: places[at]! }],
    );
    edit(
      changed.map((one) => {
        const expected = rows.find((row) => row.id === one.id)!.values.position as RowValue;
        return { entity: 'option', ...one, field: 'position', expected };
      }),
    );
    const at = wanted.findIndex((option) => option.id === id);
    onMoved(`${String(wanted[at]!.row.values.label)}: lugar ${at + 1} de ${wanted.length}`);
  };
  if (placed.length === 0) return null;
  return (
    <Panel aria-label={title}>
      <PanelTitle>{title}</PanelTitle>
      <OrderedRows
        onMove={move}
        rows={placed.map(({ id, row: { values } }) => ({
          id,
          name: String(values.label),
          content: (
            <OptionLink to={shopPath('opciones', encodeURIComponent(id))}>
              <strong>{String(values.label)}</strong>
              <small>
                {values.price === 0 ? 'incluido' : formatCop(values.price)}
                {values.withdrawn === true && ' · fuera de la tienda'}
              </small>
            </OptionLink>
          ),
        }))}
      />
    </Panel>
  );
}

function Option({ rows, item }: { rows: readonly ShopRowDto[]; item: string }) {
  const row = rows.find(({ id }) => String(id) === item);
  if (!row) return <RowNotFound screen="opciones" />;
  const name = String(row.values.label);
  const fields = row.values.kind === 'add_on' ? ADD_ON : { label: LABEL, price: PRICE };
  return (
    <Stack>
      <EditForm groups={[{ title: name, fields: rowFields('option', row, fields) }]} />
      <Panel aria-label="En la tienda">
        <p>Si la retiras, nadie más puede elegirla. Los pedidos que ya la tienen no cambian.</p>
        <WithdrawButton entity="option" row={row} name={name} />
      </Panel>
    </Stack>
  );
}

const OptionLink = styled(Link)`
  display: grid;
  align-content: center;
  min-height: var(--target);
  color: inherit;
  text-decoration: none;
  strong {
    font-weight: 600;
    line-height: 1.3;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    color: var(--text-soft);
    font-size: var(--font-size-sm);
    font-variant-numeric: tabular-nums;
  }
`;
