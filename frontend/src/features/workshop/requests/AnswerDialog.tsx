import { useState } from 'react';
import { object, string } from 'yup';
import { fieldErrors } from '../../../api/api-error';
import {
  answerRequestLimits,
  type CustomerRequestDto,
  type RequestDecision,
  useAnswerRequestMutation,
} from '../../../api/requests.api';
import { atMost } from '../../../domain/field-rules';
import { REQUEST_KINDS } from '../../../domain/request-words';
import { errorMessage } from '../../../shared/lib/error-message';
import { schemaErrors } from '../../../shared/lib/schema-errors';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { RadioCards } from '../../../shared/ui/RadioCards';

export interface AnswerValues {
  decision: RequestDecision | '';
  words: string;
}

interface AnswerDialogProps {
  request: CustomerRequestDto;
  /** Email of the customer, who gets the answer. */
  email: string;
  /** From before the dialog was closed, so that no text is lost. */
  draft?: AnswerValues;
  onDraft: (draft: AnswerValues) => void;
  onClose: () => void;
}

const SCHEMA = object({
  decision: string().required('Elige si la aceptas'),
  words: string()
    .trim()
    .required('Escribe la respuesta para la familia')
    .max(...atMost('La respuesta', answerRequestLimits.words)),
});

/** Answers a request: the words go to the customer by mail and cannot be changed afterwards. */
export default function AnswerDialog({ request, email, draft, onDraft, onClose }: AnswerDialogProps) {
  const showToast = useToast();
  const [answer] = useAnswerRequestMutation();
  const [failure, setFailure] = useState<string>();
  const { id, number, kind } = request;
  const { form, attributes } = useShopForm<AnswerValues>({
    initialValues: draft ?? { decision: '', words: '' },
    errorsIn: (values) => schemaErrors<AnswerValues>(SCHEMA, values),
    send: async ({ decision, words }) => {
      const answerRequestDto = { decision: decision as RequestDecision, words: words.trim() };
      const { error } = await answer({ id, answerRequestDto });
      if (error) {
        const { words: wrong } = fieldErrors(error);
        setFailure(wrong ? undefined : errorMessage(error));
        return wrong ? { words: wrong } : {};
      }
      showToast({ kind: 'success', title: 'Solicitud respondida', text: `${number}: le escribimos a la familia.` });
      onClose();
      return undefined;
    },
  });
  const { values, errors, submitCount, setFieldValue } = form;
  const close = () => {
    onDraft(values);
    onClose();
  };
  return (
    <FormDialog
      title={`Responder ${number}`}
      words={REQUEST_KINDS[kind].name}
      form={form}
      attributes={attributes}
      failure={failure}
      isOver={false}
      action="Responder"
      pendingAction="Enviando…"
      onClose={close}
    >
      <RadioCards
        legend="¿La aceptas?"
        name="decision"
        value={values.decision}
        error={submitCount > 0 ? errors.decision : undefined}
        onChange={(decision) => void setFieldValue('decision', decision)}
        options={[{ value: 'accepted', label: 'Sí, la aceptamos', hint: ACCEPTED[kind] }, REFUSED]}
      />
      <FormField
        name="words"
        label="Respuesta para la familia"
        required
        maxLength={answerRequestLimits.words.max}
        multiline
      />
      <p>
        <span translate="no">{email}</span>
        <span>{` recibe el correo «${values.decision === 'accepted' ? 'Aceptamos' : 'Respondimos'} tu solicitud ${number}» con tu respuesta. Después no se puede cambiar.`}</span>
      </p>
    </FormDialog>
  );
}

const ACCEPTED = {
  withdrawal:
    'Dile a dónde enviar la pieza. Todavía no mueve dinero: después haces la devolución, en máximo 15 días calendario.',
  guarantee: 'Dile cómo enviarla. Si hay que devolver dinero, lo haces después.',
} as const;

const REFUSED = {
  value: 'refused',
  label: 'No la aceptamos',
  hint: 'La familia lee por qué, y puede acudir a la SIC.',
} as const;
