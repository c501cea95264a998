import { type FormikValues, useFormik } from 'formik';
import { type FormEvent, useRef } from 'react';
import { focusFirst, readControls } from './form-controls';
import { useRefusedFields } from './use-refused-fields';

type Errors<Values> = Partial<Record<keyof Values, string>>;

interface CheckedForm<Values> {
  initialValues: Values;
  /** What is wrong with the values, field by field. */
  errorsIn: (values: Values) => Errors<Values>;
  /** Sends what is right. Answers which fields the server refuses; undefined when it took them. */
  send: (values: Values) => Promise<Errors<Values> | undefined>;
  /** Leads the person to what is wrong; to the first field unless told otherwise. */
  onErrors?: () => void;
}

/** What forms do alike: check before they send, keep what was typed, and lead to what is wrong. */
export function useCheckedForm<Values extends FormikValues>(options: CheckedForm<Values>) {
  const { initialValues, errorsIn, send, onErrors } = options;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { refuse, refusedIn } = useRefusedFields<Values>();
  const lead = (errors: object) => {
    // The person may have left the form while it was being sent.
    if (!element.current) return;
    if (onErrors) onErrors();
    else focusFirst(element.current, errors);
  };

  const form = useFormik<Values>({
    initialValues,
    validate: (values) => ({ ...refusedIn(values), ...errorsIn(values) }),
    onSubmit: async (values, { setErrors }) => {
      const refused = await send(values);
      if (!refused || Object.keys(refused).length === 0) return;
      refuse(values, refused as Record<string, string>);
      setErrors(refused as Parameters<typeof setErrors>[0]);
      lead(refused);
    },
  });

  const submit = async () => {
    const values = { ...form.values, ...pick(readControls(element.current!), form.values) };
    const errors = errorsIn(values);
    await form.setValues(values, false);
    // With errors it only marks every field as visited, so that each one shows what is wrong with it.
    await form.submitForm();
    if (Object.keys(errors).length > 0) lead(errors);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void submit().finally(() => (sending.current = false));
  };

  return { form, attributes: { ref: element, method: 'post', noValidate: true, onSubmit } };
}

/** The controls that hold values of the form; others are there for the browser's password manager. */
function pick(found: Record<string, unknown>, values: object): object {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in values));
}
