import { hasCode } from '../../../api/api-error';
import { type MissDto, type NewFaqEntryDto, newFaqEntryLimits, useAnswerMissMutation } from '../../../api/chatbot.api';
import categories from '../../../domain/faq-categories.gen.json' with { type: 'json' };
import { useFormFailure } from '../../../shared/lib/use-form-failure';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { SelectField } from '../../../shared/ui/SelectField';
import { faqEntryErrors, type FaqEntryValues } from './faq-entry-schema';

const CATEGORIES = categories.map((category) => ({ value: category, label: category }));

interface AnswerMissDialogProps {
  miss: MissDto;
  /** Values typed before the dialog was closed without publishing. */
  draft: FaqEntryValues;
  onDraft: (values: FaqEntryValues) => void;
  onClose: () => void;
  /** Called after publishing. */
  onDone: () => void;
}

/** Adds a missed question to the FAQ. */
export function AnswerMissDialog({ miss, draft, onDraft, onClose, onDone }: AnswerMissDialogProps) {
  const showToast = useToast();
  const [answer, { error }] = useAnswerMissMutation();
  const { failure, fail } = useFormFailure();
  useReauthOnForbidden(error);
  const { form, attributes } = useShopForm<FaqEntryValues>({
    initialValues: draft,
    errorsIn: faqEntryErrors,
    send: async (values) => {
      const { error: refused } = await answer({ id: miss.id, newFaqEntryDto: cleaned(values) });
      if (refused) return fail(refused, values);
      showToast({ kind: 'success', title: 'Respuesta publicada', text: 'El chatbot ya la usa para responder.' });
      onDone();
      return undefined;
    },
  });
  const close = () => {
    onDraft(form.values);
    onClose();
  };
  return (
    <FormDialog
      title="Responder la pregunta"
      words="Se publica en Preguntas frecuentes y el chatbot responde con ella."
      form={form}
      attributes={attributes}
      action="Publicar"
      pendingAction="Publicando..."
      failure={failure}
      isOver={hasCode(error, 'chatbot.miss_not_found')}
      onClose={close}
    >
      <SelectField name="category" label="Categoría" options={CATEGORIES} required />
      <FormField
        name="question"
        label="Pregunta"
        autoComplete="off"
        maxLength={newFaqEntryLimits.question.max}
        required
      />
      <FormField
        name="answer"
        label="Respuesta"
        autoComplete="off"
        maxLength={newFaqEntryLimits.answer.max}
        multiline
        required
      />
    </FormDialog>
  );
}

/** Converts valid values to the API's format. */
function cleaned({ category, question, answer }: FaqEntryValues): NewFaqEntryDto {
  return { category: category as NewFaqEntryDto['category'], question: question.trim(), answer: answer.trim() };
}
