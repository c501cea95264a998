import {
  READ_FRESH,
  useAnswerOpeningQuestionMutation,
  useListConfirmedQuestionsQuery,
} from '../../../api/back-office.api';
import { useGetPricingQuery } from '../../../api/catalogue.api';
import { useListFaqQuery } from '../../../api/content.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useToast } from '../../../shared/state/use-toast';
import { type OpeningQuestion, questionsAbout } from './opening-questions';

export interface OpeningQuestions {
  isLoading: boolean;
  /** Questions that wait for the owner. */
  open: readonly OpeningQuestion[];
  /** Questions about what the owner said is fine; another figure or text opens them again. */
  confirmed: readonly OpeningQuestion[];
  /** Stores that a question is answered, or opens it again. */
  answer: (question: OpeningQuestion, isFine: boolean) => void;
}

/** The questions before opening about today's prices and texts. */
export function useOpeningQuestions(): OpeningQuestions {
  const pricing = useGetPricingQuery();
  const faq = useListFaqQuery();
  const answers = useListConfirmedQuestionsQuery(undefined, READ_FRESH);
  const [save] = useAnswerOpeningQuestionMutation();
  const showToast = useToast();
  const asked = pricing.data ? questionsAbout(pricing.data, faq.data ?? []) : [];
  const isConfirmed = ({ id, words }: OpeningQuestion) =>
    (answers.data ?? []).some((answer) => answer.question === id && answer.words === words);
  return {
    isLoading: pricing.isLoading || faq.isLoading || answers.isLoading,
    open: asked.filter((question) => !isConfirmed(question)),
    confirmed: asked.filter(isConfirmed),
    answer: ({ id, words }, isFine) => {
      void save({ question: id, openingAnswerDto: { words: isFine ? words : null } }).then(({ error }) => {
        if (error) showToast({ kind: 'error', title: 'No se guardó', text: errorMessage(error) });
      });
    },
  };
}
