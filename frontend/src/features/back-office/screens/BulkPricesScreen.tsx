import { FormikProvider } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ShopRowDto } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { Note } from '../../../shared/ui/Note';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import { shopPath } from '../back-office-path';
import { keyOf, withEdits } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import { Rows } from '../fields/Rows';
import { bulkEdits, type BulkPriceValues, draftProblem, percentProblem, type PricedRow } from './bulk-prices';
import { BulkPriceFields } from './BulkPriceFields';
import { BulkPriceGroup } from './BulkPriceGroup';
import { usePriceGroups } from './use-price-groups';

const FIRST: BulkPriceValues = { direction: 'up', percent: '', step: '1000' };

/** Raises or lowers many prices by a percentage; the new prices join the draft as ordinary edits. */
export default function BulkPricesScreen() {
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
  const all = usePriceGroups(products, options, groups);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = all.flatMap(({ rows }) => rows).filter(({ key }) => chosen.has(key));
  const { add, failure, refused, clearFailure } = useAddToDraft();
  const { form, attributes } = useShopForm<BulkPriceValues>({
    initialValues: FIRST,
    errorsIn: (values) => {
      const problem = percentProblem(values);
      return problem ? { percent: problem } : {};
    },
    send: async (values) => {
      await add(picked, values);
      return undefined;
    },
  });
  const { values } = form;
  const preview = percentProblem(values) ? undefined : values;
  const toggle = (keys: readonly string[], on: boolean) => {
    clearFailure();
    setChosen((before) => new Set(on ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))));
  };
  const count = preview ? bulkEdits(picked, preview).length : 0;
  return (
    <FormikProvider value={form}>
      <Form {...attributes} aria-label="Subir o bajar varios precios">
        <BulkPriceFields values={values} onChange={(field, value) => void form.setFieldValue(field, value)} />
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

/** Adds price edits to the draft and opens the review; keeps the error otherwise, also by row. */
function useAddToDraft() {
  const navigate = useNavigate();
  const { draft, change } = useDraftSet();
  const isDone = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const add = async (picked: readonly PricedRow[], values: BulkPriceValues): Promise<void> => {
    // A second press would raise the raised prices.
    if (isDone.current) return;
    const edits = bulkEdits(picked, values);
    const problem = draftProblem(picked.length, edits.length, draft?.changes.length ?? 0);
    setFailure(problem);
    setRefused({});
    if (problem) return;
    const failed = await change((changes) => withEdits(changes, edits));
    if (failed) {
      const problems = (failed.body as { problems?: Record<string, string> } | undefined)?.problems ?? {};
      const byRow = edits.flatMap((edit) => {
        const reason = problems[keyOf(edit)];
        return reason ? [[`${edit.entity} ${edit.id}`, reason]] : [];
      });
      setRefused(Object.fromEntries(byRow) as Record<string, string>);
      setFailure(errorMessage(failed));
      return;
    }
    isDone.current = true;
    void navigate(shopPath('revisar'));
  };
  return { add, failure, refused, clearFailure: () => setFailure(undefined) };
}

function summary(picked: readonly PricedRow[], count: number | undefined): string {
  if (picked.length === 0) return 'Todavía no has elegido nada.';
  const rows = picked.length === 1 ? '1 elegido' : `${picked.length} elegidos`;
  if (count === undefined) return `${rows}. Escribe el porcentaje para ver los precios nuevos.`;
  return `${rows}: ${count === 1 ? 'cambia 1 precio' : `cambian ${count} precios`}.`;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;
