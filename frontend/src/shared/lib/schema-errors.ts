import { type AnyObjectSchema, ValidationError } from 'yup';

/** Error messages by field; a field with several errors shows the first one. */
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
