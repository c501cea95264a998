import { type FormikValues, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef } from 'react';
import { focusFirst, readControls } from './form-controls';
import { useRefusedFields } from './use-refused-fields';

type Errors<Values> = Partial<Record<keyof Values, string>>;

interface ShopForm<Values> {
  initialValues: Values;
  /** What is wrong with the values, field by field. */
  errorsIn: (values: Values) => Errors<Values>;
  /** Runs synchronously in the event that submits valid values: browsers open windows only in such an event. */
  onPress?: () => void;
  /** Sends what is right. Answers which fields the server refuses; undefined when it took them. */
  send?: (values: Values) => Promise<Errors<Values> | undefined>;
  /** Shows where the errors are; without it the first field with an error gets the focus. */
  onErrors?: (errors: Errors<Values>) => void;
}

/** What every form does: validate before it sends, keep what was typed, and show what is wrong. */
export function useShopForm<Values extends FormikValues>(options: ShopForm<Values>) {
  const { initialValues, onPress, send, onErrors } = options;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { refuse, refusedIn } = useRefusedFields<Values>();
  const errorsIn = (values: Values): Errors<Values> => ({ ...refusedIn(values), ...options.errorsIn(values) });
  const form = useFormik<Values>({
    initialValues,
    validate: errorsIn,
    onSubmit: async (values) => showRefused(values, await send?.(values)),
  });
  useTypedBefore(element, form.values, form.setValues);

  const showErrors = (errors: Errors<Values>) => {
    // The person may have left the form while it was being sent.
    if (!element.current) return;
    if (onErrors) onErrors(errors);
    else focusFirst(element.current, errors);
  };
  /** Keeps what the server refused beside its fields. */
  const showRefused = (values: Values, refused: Errors<Values> | undefined) => {
    if (!refused || Object.keys(refused).length === 0) return;
    refuse(values, refused as Record<string, string>);
    form.setErrors(refused as Parameters<typeof form.setErrors>[0]);
    showErrors(refused);
  };

  const submit = async () => {
    const values = { ...form.values, ...typedIn(element.current!, form.values) };
    const errors = errorsIn(values);
    const isRight = Object.keys(errors).length === 0;
    if (isRight) onPress?.();
    await form.setValues(values, false);
    // With errors it only marks every field as visited, so that each one shows what is wrong with it.
    await form.submitForm();
    if (!isRight) showErrors(errors);
  };

  const submitOnce = () => {
    if (sending.current) return;
    sending.current = true;
    void submit().finally(() => (sending.current = false));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submitOnce();
  };

  return {
    form,
    element,
    /** Until the page's code runs, a press of the button must not put the person's data into an address. */
    attributes: { ref: element, method: 'post', noValidate: true, onSubmit },
    /** As the form's own button does: for a button outside of it. */
    submit: submitOnce,
    /** What is wrong now, shown or not. */
    errors: errorsIn(form.values),
    showRefused: (refused: Errors<Values>) => showRefused(form.values, refused),
  };
}

/** Takes over what was typed into the server's page before this code arrived. */
function useTypedBefore<Values extends object>(
  element: { current: HTMLFormElement | null },
  values: Values,
  setValues: (values: Values) => unknown,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !element.current) return;
    isDone.current = true;
    const typed = { ...values, ...typedIn(element.current, values) };
    if (JSON.stringify(typed) !== JSON.stringify(values)) setValues(typed);
  }, [element, values, setValues]);
}

/** The controls that hold values of the form; others are there for the browser's password manager. */
function typedIn(element: HTMLFormElement, values: object): object {
  return Object.fromEntries(Object.entries(readControls(element)).filter(([name]) => name in values));
}
