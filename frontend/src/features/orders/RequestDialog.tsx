import type { FormikContextType } from 'formik';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../api/api-error';
import {
  type CustomerRequestDto,
  type RequestKind,
  type RequestOptionsDto,
  useSubmitRequestMutation,
} from '../../api/requests.api';
import { fullDay } from '../../domain/day-and-month';
import { isPossible, PREFERRED_WAYS, REQUEST_KINDS } from '../../domain/request-words';
import { errorMessage } from '../../shared/lib/error-message';
import { focusFirst } from '../../shared/lib/form-controls';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormDialog } from '../../shared/ui/FormDialog';
import { FormField } from '../../shared/ui/FormField';
import { RadioCards } from '../../shared/ui/RadioCards';
import { chosenOf, errorsOf, type RequestDraft, WORDS, wordsOf } from './request-draft';
import { RequestedPieces } from './RequestedPieces';

interface RequestDialogProps {
  orderNumber: string;
  /** The money of a bank transfer goes back to an account in any case. */
  isByTransfer: boolean;
  options: RequestOptionsDto;
  /** From before the dialog was closed, so that no text is lost. */
  draft?: RequestDraft;
  onDraft: (draft: RequestDraft) => void;
  /** With the request once it was sent. */
  onClose: (sent?: CustomerRequestDto) => void;
}

/** Sends plain pieces back, or claims the guarantee. */
export function RequestDialog({ orderNumber, isByTransfer, options, draft, onDraft, onClose }: RequestDialogProps) {
  const [submit] = useSubmitRequestMutation();
  const [failure, setFailure] = useState<string>();
  const pieces = useRef<HTMLFieldSetElement>(null);
  const first = isPossible('withdrawal', options) ? 'withdrawal' : 'guarantee';
  const asksForWay = ({ kind }: RequestDraft) => kind === 'withdrawal' && !isByTransfer;
  const { form, attributes } = useShopForm<RequestDraft>({
    initialValues: draft ?? { kind: first, pieces: {}, way: '', words: '' },
    errorsIn: (values) => errorsOf(values, options, asksForWay(values)),
    onErrors: (errors) => (errors.pieces ? pieces.current!.focus() : focusFirst(pieces.current!.form!, errors)),
    send: async (values) => {
      const words = wordsOf(values, asksForWay(values));
      const answer = await submit({
        submitRequestDto: { orderNumber, kind: values.kind, pieces: chosenOf(values, options), words },
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
      form={form}
      attributes={attributes}
      failure={failure}
      action="Enviar la solicitud"
      pendingAction="Enviando…"
      isOver={false}
      onClose={close}
    >
      <Kind form={form} options={options} />
      <RequestedPieces ref={pieces} form={form} options={options} />
      {asksForWay(form.values) && <Way form={form} />}
      <FormField
        name="words"
        label={form.values.kind === 'guarantee' ? '¿Qué le pasó?' : '¿Nos cuentas por qué?'}
        required={form.values.kind === 'guarantee'}
        maxLength={WORDS.max}
        multiline
      />
    </FormDialog>
  );
}

interface FieldProps {
  form: FormikContextType<RequestDraft>;
}

function Kind({ form, options }: FieldProps & { options: RequestOptionsDto }) {
  return (
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
  );
}

function Way({ form }: FieldProps) {
  return (
    <RadioCards
      legend="¿Por dónde prefieres tu dinero?"
      name="way"
      value={form.values.way}
      error={form.submitCount > 0 ? form.errors.way : undefined}
      onChange={(way) => void form.setFieldValue('way', way)}
      options={(['same', 'account'] as const).map((way) => ({
        value: way,
        label: PREFERRED_WAYS[way].choice,
        hint: PREFERRED_WAYS[way].hint,
      }))}
    />
  );
}

function whyNot(kind: RequestKind, options: RequestOptionsDto): string {
  const { isOpen, until } = options[kind];
  if (!isOpen && until) return `El plazo terminó el ${fullDay(until)}.`;
  if (!isOpen) return kind === 'guarantee' ? 'Desde que recibes el pedido.' : 'Este pedido no la admite por ahora.';
  const isMade = kind === 'withdrawal' && options.pieces.every(({ isPersonalised }) => isPersonalised);
  return isMade ? 'Lo personalizado no tiene derecho de retracto.' : 'Ya hay solicitudes por estas piezas.';
}
