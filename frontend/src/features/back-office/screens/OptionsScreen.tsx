import type { ShopRowDto } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { ButtonLink } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { isNewItem, NEW, shopPath } from '../back-office-path';
import { usePresentRows } from '../draft/use-present-rows';
import { rowFields, type TypedField } from '../fields/edit-field';
import { EditForm } from '../fields/EditForm';
import { flag, leftOutProducts, namedChoice, notFlag, optionalText, pesos, text } from '../fields/kinds';
import { NewRowForm } from '../fields/NewRowForm';
import { OrderedRows } from '../fields/OrderedRows';
import { RowCards } from '../fields/RowCards';
import { RowLink } from '../fields/RowLink';
import { RowNotFound } from '../fields/RowNotFound';
import { Rows } from '../fields/Rows';
import { Panels, Stack } from '../fields/Stack';
import { WithdrawButton } from '../fields/WithdrawButton';
import { byPosition, MAX_POSITION, useMoveRows } from '../order/use-move-rows';
import { OPTION_KINDS } from './option-kinds';

/** Kind of the row whose description lists what the embroidery includes. */
const EMBROIDERY = 'embroidery';

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
const HIDDEN: TypedField = {
  kind: notFlag('también con «Con bordado»', 'oculto con «Con bordado»'),
  label: 'Junto a «Con bordado»',
  hint: '«Con bordado» ya incluye el nombre: di en la descripción qué agrega este complemento, u ocúltalo ahí.',
};
const ADD_ON = { label: LABEL, price: PRICE, description: DESCRIPTION, needs: NEEDS, kitGift: KIT_GIFT };

/** More products than this have no switches: the owner of so many changes them with a script. */
const MAX_SWITCHES = 60;

/** On which products an add-on is offered. */
function offeredWith(products: readonly ShopRowDto[]): TypedField {
  const sold = products
    .filter(({ values }) => values.withdrawn !== true)
    .slice(0, MAX_SWITCHES)
    .map(({ id, values }) => ({ id: Number(id), name: String(values.name) }));
  return {
    kind: leftOutProducts(sold),
    label: 'Se ofrece con',
    hint: 'Apaga los productos en los que no tiene sentido. Un producto nuevo lo trae encendido.',
  };
}

/** Options by kind in order, form of one option, or form of a new add-on. */
export default function OptionsScreen({ item }: { item: string | undefined }) {
  return (
    <Rows of={['option', 'product']}>
      {({ option: rows, product: products }) => {
        if (isNewItem(item)) return <NewAddOn rows={rows} item={item} />;
        if (item) return <Option rows={rows} products={products} item={item} />;
        return <Lists rows={rows} />;
      }}
    </Rows>
  );
}

function NewAddOn({ rows, item }: { rows: readonly ShopRowDto[]; item: string }) {
  const positions = rows.filter(({ values }) => values.kind === 'add_on').map(({ values }) => Number(values.position));
  const position = Math.min(Math.max(-1, ...positions) + 1, MAX_POSITION);
  return (
    <NewRowForm
      item={item}
      entity="option"
      title="Complemento nuevo"
      fields={ADD_ON}
      initial={{ kitGift: 'false' }}
      values={{ kind: 'add_on', position }}
      screen="opciones"
    />
  );
}

function Lists({ rows }: { rows: readonly ShopRowDto[] }) {
  const present = usePresentRows('option', rows);
  const { move, announcement } = useMoveRows('option', rows, 'label');
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
        {Object.entries(OPTION_KINDS).map(([kind, title]) => {
          const ofKind = byPosition(present.filter(({ values }) => values.kind === kind));
          return <Kind key={kind} title={title} rows={ofKind} onMove={(id, step) => move(ofKind, id, step)} />;
        })}
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
        Los complementos nuevos se venden apenas los publicas. Una letra, un tamaño, un hilo, un motivo, un color de
        bolso o una reata nuevos hay que dibujarlos primero en el personalizador: pídelos a quien mantiene la página.
        Aquí cambias su nombre, su precio y su orden, y los retiras.
      </Note>
    </Stack>
  );
}

interface KindProps {
  title: string;
  /** The rows of the kind in order, with the draft's values. */
  rows: readonly ShopRowDto[];
  onMove: (id: ShopRowDto['id'], step: -1 | 1) => void;
}

function Kind({ title, rows, onMove }: KindProps) {
  if (rows.length === 0) return null;
  return (
    <Panel aria-label={title}>
      <PanelTitle>{title}</PanelTitle>
      <OrderedRows
        onMove={onMove}
        rows={rows.map(({ id, values: { label, price, withdrawn } }) => ({
          id,
          name: String(label),
          content: (
            <RowLink
              to={shopPath('opciones', encodeURIComponent(id))}
              title={String(label)}
              facts={[price === 0 ? 'incluido' : formatCop(price), withdrawn === true && 'fuera de la tienda']
                .filter(Boolean)
                .join(' · ')}
            />
          ),
        }))}
      />
    </Panel>
  );
}

interface OptionProps {
  rows: readonly ShopRowDto[];
  products: readonly ShopRowDto[];
  item: string;
}

function Option({ rows, products, item }: OptionProps) {
  const row = rows.find(({ id }) => String(id) === item);
  if (!row) return <RowNotFound screen="opciones" />;
  const name = String(row.values.label);
  const { kind, needs } = row.values;
  const addOn = {
    ...ADD_ON,
    ...(needs === 'name' && { hiddenWithEmbroidery: HIDDEN }),
    exceptProducts: offeredWith(products),
  };
  const letter = { label: LABEL, description: { ...DESCRIPTION, label: 'Letra pequeña' }, price: PRICE };
  const fields = kind === 'add_on' ? addOn : kind === 'font_style' ? letter : { label: LABEL, price: PRICE };
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
