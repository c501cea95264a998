import {
  type DiscountCodeDto,
  type RowValue,
  type ShopRowDto,
  useListDiscountCodesQuery,
  READ_FRESH,
} from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { showDay } from '../../../shared/lib/moments';
import { ButtonLink } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Row } from '../../../shared/ui/panel';
import { isNewItem, NEW, shopPath } from '../back-office-path';
import { rowFields, type TypedField } from '../fields/edit-field';
import { EditForm } from '../fields/EditForm';
import { code, endDay, notFlag, optionalPesos, optionalWhole, startDay } from '../fields/kinds';
import { NewRowForm } from '../fields/NewRowForm';
import { RowCards } from '../fields/RowCards';
import { RowNotFound } from '../fields/RowNotFound';
import { Rows } from '../fields/Rows';
import { Stack } from '../fields/Stack';

const STATES: Readonly<Record<DiscountCodeDto['state'], string>> = {
  active: 'Activo',
  scheduled: 'Programado',
  used_up: 'Agotado',
  ended: 'Terminado',
};

const DISCOUNT: Readonly<Record<string, TypedField>> = {
  percent: { kind: optionalWhole, label: 'Porcentaje', optional: true, hint: 'De 1 a 100' },
  amount: { kind: optionalPesos, label: 'O un valor en pesos', optional: true },
};
const LIMITS: Readonly<Record<string, TypedField>> = {
  from: { kind: startDay, label: 'Desde', optional: true },
  until: { kind: endDay, label: 'Hasta', optional: true, hint: 'Ese día todavía sirve' },
  totalLimit: { kind: optionalWhole, label: 'Usos en total', optional: true, hint: 'Vacío: sin límite' },
  perCustomerLimit: { kind: optionalWhole, label: 'Usos por persona', optional: true },
};
const SWITCH: Readonly<Record<string, TypedField>> = {
  withdrawn: { kind: notFlag('encendido', 'apagado'), label: 'Código' },
};

/** List of discount codes, form of one, or form of a new one. */
export default function CodesScreen({ item }: { item: string | undefined }) {
  if (isNewItem(item))
    return (
      <NewRowForm
        item={item}
        entity="discount_code"
        title="Código nuevo"
        fields={{
          code: { kind: code, label: 'Código', hint: 'Letras y números, sin espacios: BEBE10' },
          ...DISCOUNT,
          ...LIMITS,
        }}
        problems={problemsOf}
        screen="codigos"
      />
    );
  if (!item) return <List />;
  return <Rows of={['discount_code']}>{({ discount_code: rows }) => <Code rows={rows} item={item} />}</Rows>;
}

function problemsOf({ percent, amount, from, until }: Record<string, RowValue>): Record<string, string> {
  const problems: Record<string, string> = {};
  if ((percent === null) === (amount === null))
    problems[percent === null ? 'percent' : 'amount'] = 'Escribe un porcentaje o un valor en pesos, uno de los dos.';
  if (typeof from === 'string' && typeof until === 'string' && until <= from)
    problems.until = 'El último día debe ser igual o posterior al primero.';
  return problems;
}

function List() {
  const { data = [] } = useListDiscountCodesQuery(undefined, READ_FRESH);
  return (
    <Rows of={['discount_code']}>
      {({ discount_code: rows }) => (
        <Stack>
          <Row>
            <ButtonLink size="s" to={shopPath('codigos', NEW)}>
              Código nuevo
            </ButtonLink>
          </Row>
          <RowCards
            entity="discount_code"
            cards={rows.map((row) => ({
              id: row.id,
              title: String(row.id),
              to: shopPath('codigos', encodeURIComponent(row.id)),
              facts: factsOf(
                row,
                data.find(({ code: its }) => its === row.id),
              ),
            }))}
          />
          {rows.length === 0 && (
            <EmptyState title="Todavía no hay códigos">Crea uno para una campaña o para una familia.</EmptyState>
          )}
        </Stack>
      )}
    </Rows>
  );
}

/** Returns a summary, for example 'Activo · 15 % · 2 de 3 usos · hasta el 24 dic 2026'. */
function factsOf({ values }: ShopRowDto, served: DiscountCodeDto | undefined): string {
  const discount = typeof values.percent === 'number' ? `${values.percent} %` : formatCop(values.amount);
  const uses =
    served && (served.totalLimit === null ? usesOf(served.uses) : `${served.uses} de ${usesOf(served.totalLimit)}`);
  const until = typeof values.until === 'string' && `hasta el ${showDay(lastMoment(values.until))}`;
  return [served && STATES[served.state], discount, uses, until].filter(Boolean).join(' · ');
}

const usesOf = (count: number) => `${count} ${count === 1 ? 'uso' : 'usos'}`;

/** Returns the last included time; the stored end is exclusive. */
function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}

function Code({ rows, item }: { rows: readonly ShopRowDto[]; item: string }) {
  const row = rows.find(({ id }) => String(id) === item);
  if (!row) return <RowNotFound screen="codigos" />;
  return (
    <EditForm
      groups={[
        { title: `Código ${item}`, fields: rowFields('discount_code', row, { ...DISCOUNT, ...SWITCH }) },
        { title: 'Fechas y límites', fields: rowFields('discount_code', row, LIMITS) },
      ]}
    />
  );
}
