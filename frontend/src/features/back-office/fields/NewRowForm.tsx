import { FormikProvider } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ChangeDto, ChangeEntity, RowValue } from '../../../api/back-office.api';
import { DRAFT_KEYS, type DraftKey } from '../../../shared/lib/browser-storage';
import { randomId } from '../../../shared/lib/random-id';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useAppStore } from '../../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../../shared/state/drafts-slice';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import { NEW, newRowOf, type Screen, shopPath } from '../back-office-path';
import { type Edit, withCreation, withEdits, withNewValues } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import type { TypedField } from './edit-field';
import { EditInput } from './EditInput';
import { RowNotFound } from './RowNotFound';
import { hasOwn } from '../../../domain/has-own';

type Values = Record<string, string>;

interface NewRowFormProps {
  entity: ChangeEntity;
  title: string;
  /** Fields by API name. */
  fields: Readonly<Record<string, TypedField>>;
  /** Initial texts. */
  initial?: Values;
  /** Values that have no field. */
  values?: Record<string, RowValue>;
  /** Edits of other rows that the new row needs. */
  edits?: readonly Edit[];
  /** Validates the values together. */
  problems?: (values: Record<string, RowValue>) => Values;
  /** Says what the row still waits for; it cannot be added until then. */
  waiting?: string;
  /** Called after the row was added. */
  onAdded?: () => void;
  /** Screen with the list of these rows, which opens after the row was saved. */
  screen: Screen;
}

/** Form of a new row: of one that is not in the draft yet, or of the row of the draft that `item` of the path names. */
export function NewRowForm({ item, ...props }: NewRowFormProps & { item: string }) {
  const { draft, isKnown } = useDraftSet();
  if (item === NEW) return <RowForm {...props} />;
  const row = newRowOf(draft?.changes ?? [], item);
  if (row) return <RowForm key={item} {...props} row={row} />;
  return isKnown ? <RowNotFound screen={props.screen} /> : <Skeleton height="320px" />;
}

interface RowFormProps extends NewRowFormProps {
  /** The row, when it is in the draft. */
  row?: ChangeDto;
}

/** Adds the row to the draft, or changes it there. What was typed is stored on the device until then. */
function RowForm(props: RowFormProps) {
  const { title, fields, waiting, row } = props;
  const titleId = useId();
  const { form, attributes } = useRowForm(props);
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>{title}</PanelTitle>
      <FormikProvider value={form}>
        <Form {...attributes} aria-labelledby={titleId}>
          {Object.entries(fields).map(([name, field]) => (
            <EditInput key={name} name={name} field={field} />
          ))}
          {waiting && <p role="status">{waiting}</p>}
          <SubmitButton pending={form.isSubmitting || waiting !== undefined}>
            {row ? 'Guardar en el borrador' : 'Agregar al borrador'}
          </SubmitButton>
        </Form>
      </FormikProvider>
    </Panel>
  );
}

function useRowForm(props: RowFormProps) {
  const { entity, fields, initial = {}, values: more, edits = [], problems, onAdded, screen, row } = props;
  const { dispatch, getState } = useAppStore();
  const navigate = useNavigate();
  const { change } = useDraftSet();
  const storedAs = [DRAFT_KEYS.shopNew + entity, row?.key].filter(Boolean).join('-') as DraftKey;
  const [{ key, first }] = useState(() => {
    // The key is stored too: a second attempt after a reload must not add the row twice.
    const { key: keptKey, ...kept } = (selectDraft(getState(), storedAs) ?? {}) as Values;
    const begun = row ? textsOf(fields, row.values ?? {}) : { ...emptyTexts(fields), ...initial };
    return { key: row?.key ?? keptKey ?? randomId(), first: { ...begun, ...kept } };
  });
  const shopForm = useShopForm<Values>({
    initialValues: first,
    errorsIn: (values) => {
      const { parsed, errors } = parse(fields, values);
      return Object.keys(errors).length > 0 ? errors : (problems?.(parsed) ?? {});
    },
    send: async (values) => {
      const { parsed } = parse(fields, values);
      const failure = await change((changes) =>
        row
          ? withNewValues(changes, key, () => parsed)
          : withCreation(withEdits(changes, edits), { entity, id: null, key, values: { ...parsed, ...more } }),
      );
      if (failure) return refused(failure.fields, fields);
      dispatch(writeDraft(storedAs, 'kept', null));
      onAdded?.();
      void navigate(shopPath(screen));
      return undefined;
    },
  });
  const { values } = shopForm.form;
  useEffect(() => {
    if (values !== first) dispatch(writeDraft(storedAs, 'kept', { ...values, key }));
  }, [dispatch, storedAs, key, values, first]);
  return shopForm;
}

function emptyTexts(fields: NewRowFormProps['fields']): Values {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
}

function textsOf(fields: NewRowFormProps['fields'], values: NonNullable<ChangeDto['values']>): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind.show((values[name] ?? null) as RowValue)]),
  );
}

function parse(fields: NewRowFormProps['fields'], values: Values) {
  const parsed: Record<string, RowValue> = {};
  const errors: Values = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    const result = kind.parse(values[name] ?? '');
    if ('problem' in result) errors[name] = result.problem;
    else parsed[name] = result.value;
  }
  return { parsed, errors };
}

/** Maps API problems, for example of `changes.3.values.price`, to the fields of the new row; others to its first field. */
function refused(problems: Values, fields: NewRowFormProps['fields']): Values {
  const [first = ''] = Object.keys(fields);
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, problem]) => {
      const name = /\.values\.(\w+)$/.exec(path)?.[1];
      return name ? [[hasOwn(fields, name) ? name : first, problem]] : [];
    }),
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: 560px;
`;
