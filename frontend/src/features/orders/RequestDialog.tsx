import { type FormikContextType } from 'formik';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { fieldErrors } from '../../api/api-error';
import {
  type CustomerRequestDto,
  type RequestablePieceDto,
  type RequestKind,
  type RequestOptionsDto,
  submitRequestLimits,
  useSubmitRequestMutation,
} from '../../api/requests.api';
import { atMost } from '../../domain/at-most';
import { fullDay } from '../../domain/day-and-month';
import { isPossible, NO_WITHDRAWAL, REQUEST_KINDS, requestableNow } from '../../domain/request-words';
import { errorMessage } from '../../shared/lib/error-message';
import { focusFirst } from '../../shared/lib/form-controls';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { checkStyles } from '../../shared/ui/check.styles';
import { FieldError } from '../../shared/ui/FieldError';
import { FormDialog } from '../../shared/ui/FormDialog';
import { FormField } from '../../shared/ui/FormField';
import { QuantityStepper } from '../../shared/ui/QuantityStepper';
import { RadioCards } from '../../shared/ui/RadioCards';

/** The values of the form. `pieces` has the number of pieces by the line's position in the order. */
export interface RequestDraft {
  kind: RequestKind;
  pieces: Readonly<Record<number, number>>;
  words: string;
}

interface RequestDialogProps {
  orderNumber: string;
  options: RequestOptionsDto;
  /** From before the dialog was closed, so that no text is lost. */
  draft?: RequestDraft;
  onDraft: (draft: RequestDraft) => void;
  /** With the request once it was sent. */
  onClose: (sent?: CustomerRequestDto) => void;
}

/** Sends plain pieces back, or claims the guarantee. */
export function RequestDialog({ orderNumber, options, draft, onDraft, onClose }: RequestDialogProps) {
  const [submit] = useSubmitRequestMutation();
  const [failure, setFailure] = useState<string>();
  const pieces = useRef<HTMLFieldSetElement>(null);
  const first = isPossible('withdrawal', options) ? 'withdrawal' : 'guarantee';
  const { form, attributes } = useShopForm<RequestDraft>({
    initialValues: draft ?? { kind: first, pieces: {}, words: '' },
    errorsIn: (values) => errorsOf(values, options),
    onErrors: (errors) => (errors.pieces ? pieces.current!.focus() : focusFirst(pieces.current!.form!, errors)),
    send: async (values) => {
      const { kind, words } = values;
      const answer = await submit({
        submitRequestDto: { orderNumber, kind, pieces: chosenOf(values, options), words: words.trim() },
      });
      if (answer.data) onClose(answer.data);
      if (!answer.error) return undefined;
      const { words: wrong } = fieldErrors(answer.error);
      setFailure(wrong ? undefined : errorMessage(answer.error));
      return wrong ? { words: wrong } : {};
    },
  });
  const close = () => {
    onDraft(form.values);
    onClose();
  };
  return (
    <FormDialog
      title="Devolver o reclamar garantía"
      words={`Pedido ${orderNumber}. Te enviamos por correo la constancia con su número de radicado.`}
      {...{ form, attributes, failure }}
      action="Enviar la solicitud"
      pendingAction="Enviando…"
      isOver={false}
      onClose={close}
    >
      <RadioCards
        legend="¿Qué solicitas?"
        name="kind"
        value={form.values.kind}
        onChange={(kind) => void form.setFieldValue('kind', kind)}
        options={(['withdrawal', 'guarantee'] as const).map((kind) => ({
          value: kind,
          label: REQUEST_KINDS[kind].choice,
          hint: isPossible(kind, options) ? REQUEST_KINDS[kind].hint : whyNot(kind, options),
          isDisabled: !isPossible(kind, options),
        }))}
      />
      <Pieces ref={pieces} form={form} options={options} />
      <FormField
        name="words"
        label={form.values.kind === 'guarantee' ? '¿Qué le pasó?' : '¿Nos cuentas por qué?'}
        required={form.values.kind === 'guarantee'}
        hint={REQUEST_KINDS[form.values.kind].wordsHint}
        maxLength={submitRequestLimits.words.max}
        multiline
      />
    </FormDialog>
  );
}

interface PiecesProps {
  ref: React.Ref<HTMLFieldSetElement>;
  form: FormikContextType<RequestDraft>;
  options: RequestOptionsDto;
}

/** The lines of the order to tick; of several pieces of a line, how many. */
function Pieces({ ref, form, options }: PiecesProps) {
  const { values, errors, submitCount, setFieldValue } = form;
  const errorId = useId();
  const error = submitCount > 0 ? (errors.pieces as string | undefined) : undefined;
  const set = (position: number, quantity: number) =>
    void setFieldValue('pieces', { ...values.pieces, [position]: quantity });
  return (
    <Group ref={ref} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend>¿De qué piezas?</legend>
      {options.pieces.map((piece) => {
        const { position, name } = piece;
        const most = requestableNow(values.kind, piece);
        const quantity = Math.min(values.pieces[position] ?? 0, most);
        return (
          <div key={position}>
            <label>
              <input
                type="checkbox"
                checked={quantity > 0}
                disabled={most === 0}
                onChange={({ target }) => set(position, target.checked ? most : 0)}
              />
              <span>
                {name}
                {most === 0 && <small>{problemOf(piece)}</small>}
              </span>
            </label>
            {quantity > 0 && most > 1 && (
              <QuantityStepper
                label={name}
                value={quantity}
                max={most}
                onStep={(step) => set(position, quantity + step)}
              />
            )}
          </div>
        );
      })}
      {error && <FieldError id={errorId} message={error} />}
    </Group>
  );
}

function problemOf({ left }: RequestablePieceDto): string {
  return left === 0 ? 'Ya hay una solicitud por esta pieza.' : NO_WITHDRAWAL;
}

function whyNot(kind: RequestKind, options: RequestOptionsDto): string {
  const { isOpen, until } = options[kind];
  if (!isOpen && until) return `El plazo terminó el ${fullDay(until)}.`;
  if (!isOpen) return kind === 'guarantee' ? 'Desde que recibes el pedido.' : 'Este pedido no la admite por ahora.';
  const isMade = kind === 'withdrawal' && options.pieces.every(({ isPersonalised }) => isPersonalised);
  return isMade ? 'Lo personalizado no tiene derecho de retracto.' : 'Ya hay solicitudes por estas piezas.';
}

function chosenOf({ kind, pieces }: RequestDraft, options: RequestOptionsDto) {
  return options.pieces.flatMap((piece) => {
    const quantity = Math.min(pieces[piece.position] ?? 0, requestableNow(kind, piece));
    return quantity > 0 ? [{ position: piece.position, quantity }] : [];
  });
}

function errorsOf(values: RequestDraft, options: RequestOptionsDto): Partial<Record<keyof RequestDraft, string>> {
  const words = string()
    .trim()
    .max(...atMost('El texto', submitRequestLimits.words));
  const isNeeded = values.kind === 'guarantee';
  const schema = object({ words: isNeeded ? words.required('Cuéntanos qué le pasó a la pieza') : words });
  const isEmpty = chosenOf(values, options).length === 0;
  const { words: wrong } = schemaErrors<RequestDraft>(schema, values);
  return { ...(isEmpty && { pieces: 'Elige al menos una pieza del pedido' }), ...(wrong && { words: wrong }) };
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  &:focus {
    outline: none;
  }
  legend {
    margin-bottom: var(--space-8);
    font-weight: 600;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: var(--space-12);
    min-height: var(--target);
    padding-block: var(--space-8);
  }
  input {
    ${checkStyles}
  }
  input:disabled {
    border-style: dashed;
    cursor: not-allowed;
  }
  span {
    display: grid;
    gap: 2px;
  }
  small {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;
