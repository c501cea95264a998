import { type AnyObjectSchema, ValidationError } from 'yup';

/** What is wrong with a form, field by field: of the rules that a field breaks the first one speaks. */
export function schemaErrors<Values extends object>(
  schema: AnyObjectSchema,
  values: Values,
): Partial<Record<keyof Values, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const firstLast = error.inner.map(({ path, message }) => [path, message]).reverse();
    return Object.fromEntries(firstLast) as Partial<Record<keyof Values, string>>;
  }
}
