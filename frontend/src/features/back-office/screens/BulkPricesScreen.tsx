import { FormikProvider } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ShopRowDto } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { FormField } from '../../../shared/ui/FormField';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { SegmentedRadio } from '../../../shared/ui/SegmentedRadio';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import { shopPath } from '../back-office-path';
import { keyOf, MAX_CHANGES, withEdits } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import { usePresentRows } from '../draft/use-present-rows';
import { Rows } from '../fields/Rows';
import { placedGroups } from '../order/groups';
import { BulkPriceGroup, type PriceGroup } from './BulkPriceGroup';
import { bulkEdits, type BulkPriceValues, MAX_ROWS, percentProblem, pricedRow, type PricedRow } from './bulk-prices';
import { OPTION_KINDS } from './option-kinds';

const FIRST: BulkPriceValues = { direction: 'up', percent: '', step: '1000' };

/** Raises or lowers many prices by a percentage; the new prices join the draft as ordinary edits. */
export function BulkPricesScreen() {
  return (
    <Rows of={['product', 'option', 'product_group']}>
      {({ product, option, product_group: groups }) => <BulkForm products={product} options={option} groups={groups} />}
    </Rows>
  );
}

interface BulkFormProps {
  products: readonly ShopRowDto[];
  options: readonly ShopRowDto[];
  groups: readonly ShopRowDto[];
}

function BulkForm({ products, options, groups }: BulkFormProps) {
  const navigate = useNavigate();
  const { draft, change } = useDraftSet();
  const all = usePriceGroups(products, options, groups);
  const rows = all.flatMap((group) => group.rows);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isDone = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const picked = rows.filter(({ key }) => chosen.has(key));
  const { form, attributes } = useShopForm<BulkPriceValues>({
    initialValues: FIRST,
    errorsIn: (values) => {
      const problem = percentProblem(values);
      return problem ? { percent: problem } : {};
    },
    send: async (values) => {
      // A second press would raise the raised prices.
      if (isDone.current) return undefined;
      const edits = bulkEdits(picked, values);
      const problem = problemOf(picked, edits.length, draft?.changes ?? []);
      setFailure(problem);
      setRefused({});
      if (problem) return undefined;
      const failed = await change((changes) => withEdits(changes, edits));
      if (!failed) {
        isDone.current = true;
        void navigate(shopPath('revisar'));
        return undefined;
      }
      const byKey = (failed.body as { problems?: Record<string, string> } | undefined)?.problems ?? {};
      setRefused(
        Object.fromEntries(
          edits.flatMap((edit) => {
            const reason = byKey[keyOf(edit)];
            return reason ? [[`${edit.entity} ${edit.id}`, reason]] : [];
          }),
        ),
      );
      setFailure(errorMessage(failed));
      return undefined;
    },
  });
  const { values } = form;
  const preview = percentProblem(values) ? undefined : values;
  const toggle = (keys: readonly string[], on: boolean) => {
    setFailure(undefined);
    setChosen((before) => new Set(on ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))));
  };
  const count = preview ? bulkEdits(picked, preview).length : 0;
  return (
    <FormikProvider value={form}>
      <Form {...attributes} aria-label="Subir o bajar varios precios">
        <Panel>
          <PanelTitle>Subir o bajar varios precios</PanelTitle>
          <SegmentedRadio
            legend="Subir o bajar"
            name="bulk-direction"
            centred
            value={values.direction}
            onChange={(direction) => void form.setFieldValue('direction', direction)}
            options={[
              { value: 'up', label: 'Subir' },
              { value: 'down', label: 'Bajar' },
            ]}
          />
          <FormField
            name="percent"
            label="Porcentaje"
            required
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
          />
          <SegmentedRadio
            legend="Redondear"
            name="bulk-step"
            centred
            value={values.step}
            onChange={(step) => void form.setFieldValue('step', step)}
            options={[
              { value: '1000', label: 'A miles', hint: '$1.000' },
              { value: '100', label: 'A cientos', hint: '$100' },
            ]}
          />
        </Panel>
        {all.map((group) => (
          <BulkPriceGroup
            key={group.rows[0]!.key}
            group={group}
            chosen={chosen}
            preview={preview}
            refused={refused}
            onToggle={toggle}
          />
        ))}
        <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
        <p role="status">{summary(picked, preview && count)}</p>
        <SubmitButton pending={form.isSubmitting}>Llevar al borrador</SubmitButton>
      </Form>
    </FormikProvider>
  );
}

/** Undefined when the edits can join the draft. */
function problemOf(picked: readonly PricedRow[], edits: number, changes: readonly unknown[]): string | undefined {
  if (picked.length === 0) return 'Escoge al menos un producto o una opción.';
  if (edits === 0) return 'Ningún precio cambia con ese porcentaje y ese redondeo.';
  if (edits > MAX_ROWS) return `Cambia máximo ${MAX_ROWS} precios de una vez: quita algunos.`;
  if (edits + changes.length > MAX_CHANGES) return 'El borrador está lleno: publica primero lo que ya tienes.';
  return undefined;
}

function summary(picked: readonly PricedRow[], count: number | undefined): string {
  if (picked.length === 0) return 'Todavía no has escogido nada.';
  const rows = picked.length === 1 ? '1 escogido' : `${picked.length} escogidos`;
  if (count === undefined) return `${rows}. Escribe el porcentaje para ver los precios nuevos.`;
  return `${rows}: ${count === 1 ? 'cambia 1 precio' : `cambian ${count} precios`}.`;
}

/** Prices by group of the catalogue and by kind of option; withdrawn rows are left out. */
function usePriceGroups(
  products: readonly ShopRowDto[],
  options: readonly ShopRowDto[],
  groups: readonly ShopRowDto[],
): PriceGroup[] {
  const [presentProducts, presentOptions] = [usePresentRows('product', products), usePresentRows('option', options)];
  const isSold = ({ values }: ShopRowDto) => values.withdrawn !== true;
  const placed = placedGroups(groups, presentProducts.filter(isSold));
  const storedOf = (rows: readonly ShopRowDto[], id: ShopRowDto['id']) =>
    rows.find((row) => row.id === id)!.values.price as number;
  const productRow = (id: ShopRowDto['id']) => {
    const row = presentProducts.find((each) => each.id === id)!;
    return pricedRow('product', String(row.values.name), storedOf(products, id), row);
  };
  const ofKind = (kind: string) => presentOptions.filter((row) => isSold(row) && row.values.kind === kind);
  return [
    ...placed.map(({ label, products: own }) => ({ title: label, rows: own.map(({ id }) => productRow(id)) })),
    ...Object.entries(OPTION_KINDS).map(([kind, title]) => ({
      title,
      rows: ofKind(kind).map((row) => pricedRow('option', String(row.values.label), storedOf(options, row.id), row)),
    })),
  ].filter(({ rows }) => rows.length > 0);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;
