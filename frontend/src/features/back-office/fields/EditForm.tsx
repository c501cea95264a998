import { FormikProvider } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { from } from '../../../theme/media';
import { type EditField, nameOf } from './edit-field';
import { EditInput } from './EditInput';
import { useEditForm } from './use-edit-form';

/** A titled group of fields. */
export interface FieldGroup {
  title: string;
  fields: readonly EditField[];
}

interface EditFormProps {
  groups: readonly FieldGroup[];
  /** Shows each field in a row with its value at the right. */
  inRows?: boolean;
}

/** Fields of stored rows, in panels. Edits are saved to the draft on blur. */
export function EditForm({ groups, inRows = false }: EditFormProps) {
  const { form, attributes, before } = useEditForm(groups.flatMap(({ fields }) => fields));
  return (
    <FormikProvider value={form}>
      <Form {...attributes}>
        {groups.map((group) => (
          <Group key={group.title} group={group} inRows={inRows} before={before} />
        ))}
      </Form>
    </FormikProvider>
  );
}

interface GroupProps extends Required<Pick<EditFormProps, 'inRows'>> {
  group: FieldGroup;
  before: (field: EditField) => EditField['stored'] | undefined;
}

function Group({ group: { title, fields }, inRows, before }: GroupProps) {
  const id = useId();
  return (
    <Fields aria-labelledby={id} $inRows={inRows}>
      <PanelTitle id={id}>{title}</PanelTitle>
      {fields.map((field) => (
        <EditInput key={nameOf(field)} name={nameOf(field)} field={field} before={before(field)} inRow={inRows} />
      ))}
    </Fields>
  );
}

const Form = styled.form`
  display: grid;
  align-items: start;
  gap: var(--space-12);
  /* Columns avoid gaps between panels of different heights. */
  ${from(900)} {
    display: block;
    columns: 2;
    column-gap: var(--space-12);
    > section {
      break-inside: avoid;
      margin-bottom: var(--space-12);
    }
  }
`;

const Fields = styled(Panel)<{ $inRows: boolean }>`
  gap: ${({ $inRows }) => ($inRows ? '0' : 'var(--space-16)')};
  > div + div {
    ${({ $inRows }) => $inRows && 'border-top: 1px solid var(--border);'}
  }
`;
