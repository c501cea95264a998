import { object, string } from 'yup';
import { type FaqCategory, type NewFaqEntryDto, newFaqEntryLimits } from '../../../api/chatbot.api';
import { atMost } from '../../../domain/field-rules';
import { schemaErrors } from '../../../shared/lib/schema-errors';

/** Form values; no category is preselected. */
export interface FaqEntryValues extends Record<keyof NewFaqEntryDto, string> {
  category: FaqCategory | '';
}

/** Returns initial form values for a customer's question. */
export function newEntry(question: string): FaqEntryValues {
  return { category: '', question: question.slice(0, newFaqEntryLimits.question.max), answer: '' };
}

const schema = object({
  category: string().required('Escoge una categoría'),
  question: string()
    .trim()
    .required('Escribe la pregunta')
    .max(...atMost('La pregunta', newFaqEntryLimits.question)),
  answer: string()
    .trim()
    .required('Escribe la respuesta')
    .max(...atMost('La respuesta', newFaqEntryLimits.answer)),
});

/** Returns an error message for each invalid field. */
export function faqEntryErrors(values: FaqEntryValues) {
  return schemaErrors(schema, values);
}
