import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { fieldErrors, serverMessage } from '../../../api/api-error';
import { type StaffOrderDto, useAddStaffNoteMutation } from '../../../api/workshop.api';
import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { showMoment } from '../../../shared/lib/moments';
import { useTextDraft } from '../../../shared/lib/use-text-draft';
import { Button } from '../../../shared/ui/Button';
import { Control, FieldRoot } from '../../../shared/ui/field.styles';
import { FieldError } from '../../../shared/ui/FieldError';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Entry } from './HistoryPanel';

const LIMIT = 1000;

/** Internal notes of staff about an order. This tab keeps an unsaved one, also across a reload. */
export function StaffNotes({ order: { id, staffNotes } }: { order: StaffOrderDto }) {
  const titleId = useId();
  const fieldId = useId();
  const { draft: text, readNow, setDraft: setText } = useTextDraft(`${DRAFT_KEYS.staffNote}${id}`);
  const [problem, setProblem] = useState<string>();
  const [add, { isLoading }] = useAddStaffNoteMutation();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = readNow();
    const { error } = await add({ id, staffNoteTextDto: { text: typed } });
    setProblem(
      error && (fieldErrors(error).text ?? serverMessage(error, 'No pudimos guardar la nota. Vuelve a intentar.')),
    );
    // Keeps text that was typed during the request.
    if (!error && readNow() === typed) setText('');
  };
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Notas del taller</PanelTitle>
      {staffNotes.map(({ text: note, at, actor }) => (
        <Entry key={at}>
          <span>{note}</span>
          <small>
            <span>{`${showMoment(at)}, `}</span>
            <span translate="no">{actor}</span>
          </small>
        </Entry>
      ))}
      <Form onSubmit={(event) => void save(event)} noValidate>
        <FieldRoot>
          <label htmlFor={fieldId}>Nota para el equipo: la clienta no la ve</label>
          <Control
            as="textarea"
            id={fieldId}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={LIMIT}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${fieldId}-error` : undefined}
          />
          {problem && <FieldError id={`${fieldId}-error`} message={problem} />}
        </FieldRoot>
        <Button type="submit" size="s" variant="secondary" pending={isLoading}>
          {isLoading ? 'Guardando…' : 'Guardar la nota'}
        </Button>
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--space-12);
  > :first-child {
    width: 100%;
  }
`;
