import { FormikProvider } from 'formik';
import { styled } from 'styled-components';
import { chatbotLimits } from '../../../api/chatbot.api';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { FormField } from '../../../shared/ui/FormField';
import { SubmitButton } from '../../../shared/ui/SubmitButton';
import { from } from '../../../theme/media';
import { keywordProblem } from './use-keywords';

interface AddKeywordProps {
  keywords: readonly string[];
  /** Resolves to the error message, if any. */
  add: (word: string) => Promise<string | undefined>;
}

/** Form that adds a keyword. */
export function AddKeyword({ keywords, add }: AddKeywordProps) {
  const { form, attributes } = useShopForm<{ keyword: string }>({
    initialValues: { keyword: '' },
    errorsIn: ({ keyword }) => {
      const problem = keywordProblem(keyword, keywords);
      return problem ? { keyword: problem } : {};
    },
    send: async ({ keyword }) => {
      const problem = await add(keyword);
      if (problem) return { keyword: problem };
      form.resetForm();
      return undefined;
    },
  });
  return (
    <FormikProvider value={form}>
      <Form {...attributes} aria-label="Agregar una palabra">
        <FormField
          name="keyword"
          label="Nueva palabra o frase"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={chatbotLimits.keyword}
          required
        />
        <SubmitButton full={false} variant="secondary" pending={form.isSubmitting}>
          Agregar
        </SubmitButton>
      </Form>
    </FormikProvider>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  max-width: 620px;
  ${from(560)} {
    grid-template-columns: 1fr auto;
    align-items: start;
    > button {
      margin-top: calc(1.55 * var(--font-size-sm) + var(--space-6));
    }
  }
`;
