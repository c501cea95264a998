import { object, string } from 'yup';
import { type FaqCategory, type NewFaqEntryDto, newFaqEntryLimits } from '../../../api/chatbot.api';
import { atMost } from '../../../domain/at-most';
import { schemaErrors } from '../../../shared/lib/schema-errors';

/** What the form holds; no category is chosen beforehand. */
export interface FaqEntryValues extends Record<keyof NewFaqEntryDto, string> {
  category: FaqCategory | '';
}

/** In the order of the page of frequent questions. */
export const FAQ_CATEGORIES: readonly FaqCategory[] = [
  'Envíos y Entregas',
  'Pagos',
  'Productos y Calidad',
  'Empresa',
  'Personalización',
];

/** The form as it opens for a question of a customer. */
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

/** What is wrong with the entry, field by field. */
export function faqEntryErrors(values: FaqEntryValues) {
  return schemaErrors(schema, values);
}
