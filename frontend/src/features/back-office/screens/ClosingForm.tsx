import { FormikProvider } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Closing } from '../../../domain/closing-notice';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { type AppState, useAppStore } from '../../../shared/state/app-store';
import { Button } from '../../../shared/ui/Button';
import { FormField } from '../../../shared/ui/FormField';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { isSame, keyOf } from '../draft/changes';
import { selectTypedEdits, storeTypedEdits, useTypedEdits } from '../draft/typed-edits';
import { useDraftSet } from '../draft/use-draft-set';
import { blurOnEnter } from '../fields/blur-on-enter';
import { ChangedIcon } from '../fields/ChangedIcon';
import { DateField } from '../fields/DateField';
import { Before } from '../fields/EditInput';
import { closingProblems, closingSentence } from './closing';

const FIELD = { entity: 'setting', id: 'closing', field: 'value' } as const;
const KEY = keyOf(FIELD);
const OPEN: Closing = { from: '', until: '', note: '' };

/** Dates of the holiday closing, with a preview of the shoppers' notice. */
export function ClosingForm({ stored }: { stored: Closing | null }) {
  const titleId = useId();
  const { dispatch, getState } = useAppStore();
  const { draft, send } = useDraftSet();
  const problem = useTypedEdits()[KEY]?.problem;
  const drafted = draft?.changes.find((change) => keyOf(change) === KEY);
  const [first] = useState(
    () => typedClosing(getState()) ?? ((drafted ? drafted.value : stored) as Closing | null) ?? OPEN,
  );
  const { form, attributes } = useShopForm<Closing>({
    initialValues: { ...OPEN, ...first },
    errorsIn: (values) => ({ ...(problem && { until: problem }), ...closingProblems(values) }),
    send: async () => {
      await send();
      return undefined;
    },
  });
  const { values } = form;
  const sentence = closingSentence(values);
  const isChanged = !isSame(valueOf(values), stored && { ...stored });

  const before = useRef(values);
  useEffect(() => {
    if (before.current === values) return;
    before.current = values;
    const value = Object.keys(closingProblems(values)).length > 0 ? undefined : valueOf(values);
    const text = JSON.stringify(values);
    dispatch(storeTypedEdits({ [KEY]: { ...FIELD, text, value, expected: stored && { ...stored } } }));
  }, [dispatch, values, stored]);

  const open = async () => {
    await form.setValues(OPEN);
    // The effect above has stored the values.
    await send();
  };
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>
        {isChanged && <ChangedIcon />}
        <span>Cierre por vacaciones</span>
      </PanelTitle>
      <p>Los pedidos siguen entrando. Las fechas de entrega se corren y la tienda muestra el aviso.</p>
      <FormikProvider value={form}>
        <Form {...attributes} aria-labelledby={titleId} onBlur={() => void send()} onKeyDown={blurOnEnter}>
          <DateField name="from" label="Primer día cerrado" />
          <DateField name="until" label="Último día cerrado" />
          <FormField name="note" label="Nota" maxLength={200} autoComplete="off" enterKeyHint="done" />
          {sentence && <Preview sentence={sentence} />}
          {isChanged && <Before>{`Antes: ${(stored && closingSentence(stored)) ?? 'sin cierre'}`}</Before>}
          {(values.from || values.until) && (
            <Button variant="secondary" size="s" onClick={() => void open()}>
              Quitar el cierre
            </Button>
          )}
        </Form>
      </FormikProvider>
    </Panel>
  );
}

/** The notice as shoppers read it. */
function Preview({ sentence }: { sentence: string }) {
  return (
    <Note kind="info">
      <span>{'Así lo leen tus clientes: '}</span>
      <strong>{sentence}</strong>
    </Note>
  );
}

/** Returns null for no closing. */
function valueOf({ from, until, note }: Closing) {
  return from && until ? { from, until, note: note.trim() } : null;
}

/** Returns the unsaved closing of this device. */
function typedClosing(state: AppState): Closing | undefined {
  const text = selectTypedEdits(state)[KEY]?.text;
  return text === undefined ? undefined : (JSON.parse(text) as Closing);
}

const Form = styled.form`
  display: grid;
  /* Date fields are wide: side by side only when both fit. */
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  align-items: start;
  gap: var(--space-12);
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  > :nth-child(3) {
    justify-self: stretch;
  }
`;
