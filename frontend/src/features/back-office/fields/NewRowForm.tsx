import { FormikProvider } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ChangeEntity, RowValue } from '../../../api/back-office.api';
import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../../shared/lib/draft-store';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import { type Edit, withCreation, withEdits } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import type { TypedField } from './edit-field';
import { EditInput } from './EditInput';

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
  /** Path to open after the row was added. */
  to: string;
}

/** Form that adds a new row to the draft. Its values are stored on the device until then. */
export function NewRowForm(props: NewRowFormProps) {
  const { entity, title, fields, initial = {}, values: more, edits = [], problems, waiting, onAdded, to } = props;
  const titleId = useId();
  const navigate = useNavigate();
  const { change } = useDraftSet();
  const key = `${DRAFT_KEYS.shopNew}${entity}` as const;
  const [first] = useState<Values>(() => ({
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
    ...initial,
    ...(readDraft(key, 'kept') as Values | null),
  }));
  const { form, attributes } = useShopForm<Values>({
    initialValues: first,
    errorsIn: (values) => {
      const { parsed, errors } = parse(fields, values);
      return Object.keys(errors).length > 0 ? errors : (problems?.(parsed) ?? {});
    },
    send: async (values) => {
      const { parsed } = parse(fields, values);
      const failure = await change((changes) =>
        withCreation(withEdits(changes, edits), { entity, id: null, values: { ...parsed, ...more } }),
      );
      if (failure) return refused(failure.fields, fields);
      writeDraft(key, 'kept', null);
      onAdded?.();
      void navigate(to);
      return undefined;
    },
  });
  const { values } = form;
  useEffect(() => {
    if (values !== first) writeDraft(key, 'kept', values);
  }, [key, values, first]);
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>{title}</PanelTitle>
      <FormikProvider value={form}>
        <Form {...attributes} aria-labelledby={titleId}>
          {Object.entries(fields).map(([name, field]) => (
            <EditInput key={name} name={name} field={field} />
          ))}
          {waiting && <p role="status">{waiting}</p>}
          <SubmitButton pending={form.isSubmitting || waiting !== undefined}>Agregar al borrador</SubmitButton>
        </Form>
      </FormikProvider>
    </Panel>
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
      return name ? [[Object.hasOwn(fields, name) ? name : first, problem]] : [];
    }),
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  max-width: 560px;
`;
