import { useField } from 'formik';
import { styled } from 'styled-components';
import { hasCode } from '../../../api/api-error';
import { chatbotLimits, type MissDto, useAddKeywordMutation } from '../../../api/chatbot.api';
import { useFormFailure } from '../../../shared/lib/use-form-failure';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { ChipButton } from '../../../shared/ui/ChipLink';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { keywordProblem } from './use-keywords';

interface MissKeywordDialogProps {
  miss: MissDto;
  onClose: () => void;
  /** Called after the word was added. */
  onDone: () => void;
}

/** Minimum length of suggested words; shorter ones are mostly articles. */
const MIN_LETTERS = 4;
const SHOWN_WORDS = 8;

/** Adds a word or phrase of a missed question to the handover keywords. */
export function MissKeywordDialog({ miss, onClose, onDone }: MissKeywordDialogProps) {
  const showToast = useToast();
  const [add, { error }] = useAddKeywordMutation();
  const { failure, fail } = useFormFailure();
  useReauthOnForbidden(error);
  const { form, attributes } = useShopForm<{ keyword: string }>({
    initialValues: { keyword: '' },
    errorsIn: ({ keyword }) => {
      const problem = keywordProblem(keyword, []);
      return problem ? { keyword: problem } : {};
    },
    send: async ({ keyword }) => {
      const { error: refused } = await add({ id: miss.id, newKeywordDto: { keyword: keyword.trim() } });
      if (refused) return fail(refused, { keyword });
      showToast({ kind: 'success', title: 'Palabra agregada', text: `«${keyword.trim()}» pasa a una persona.` });
      onDone();
      return undefined;
    },
  });
  return (
    <FormDialog
      title="Pasar a una persona"
      words={
        <>
          <span>
            {'Cuando un cliente escriba esta palabra, el chatbot le pasa la conversación a una persona. Preguntaron: '}
          </span>
          <q>{miss.question}</q>
        </>
      }
      form={form}
      attributes={attributes}
      action="Agregar"
      pendingAction="Agregando..."
      failure={failure}
      isOver={hasCode(error, 'chatbot.miss_not_found')}
      onClose={onClose}
    >
      <WordChips question={miss.question} />
      <FormField
        name="keyword"
        label="Palabra o frase"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={chatbotLimits.keyword}
        required
      />
    </FormDialog>
  );
}

/** Buttons that fill the field with a word of the question. */
function WordChips({ question }: { question: string }) {
  const [{ value }, , { setValue }] = useField<string>('keyword');
  return (
    <Words aria-label="Palabras de la pregunta" role="group">
      {wordsOf(question).map((word) => (
        <ChipButton key={word} pressed={value === word} onClick={() => void setValue(word)}>
          {word}
        </ChipButton>
      ))}
    </Words>
  );
}

/** Returns the distinct words of a question that are long enough. */
function wordsOf(question: string): string[] {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const fitting = words.filter(({ length }) => length >= MIN_LETTERS && length <= chatbotLimits.keyword);
  return [...new Set(fitting)].slice(0, SHOWN_WORDS);
}

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
