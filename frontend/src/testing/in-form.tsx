import { Formik } from 'formik';
import type { ReactElement } from 'react';

/** Renders a field in a form; with `errors` as a submitted, invalid form. */
export function inForm<Values extends object>(
  values: Values,
  field: ReactElement,
  errors: Partial<Record<keyof Values, string>> = {},
) {
  const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
  return (
    <Formik
      // Another form, where a test shows one after another in the same place.
      key={Object.keys(values).join()}
      initialValues={values}
      initialErrors={errors as never}
      initialTouched={touched as never}
      validate={() => errors as never}
      onSubmit={() => undefined}
    >
      {field}
    </Formik>
  );
}
