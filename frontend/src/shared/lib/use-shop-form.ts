import { type FormikValues, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef } from 'react';
import { focusFirst, readControls } from './form-controls';

type Errors<Values> = Partial<Record<keyof Values, string>>;

interface ShopForm<Values> {
  initialValues: Values;
  /** Error messages by field. */
  errorsIn: (values: Values) => Errors<Values>;
  /** Runs synchronously in the submit event of valid values, because browsers open windows only within such an event. */
  onPress?: () => void;
  /** Sends valid values. Returns the errors of rejected fields; undefined on success. */
  send?: (values: Values) => Promise<Errors<Values> | undefined>;
  /** Shows the errors; by default the first field with an error receives the focus. */
  onErrors?: (errors: Errors<Values>) => void;
}

/** The behaviour of all forms: validates before sending, keeps the input, and shows errors. */
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
    // The form may be unmounted while it is being sent.
    if (!element.current) return;
    if (onErrors) onErrors(errors);
    else focusFirst(element.current, errors);
  };
  /** Shows server errors beside their fields. */
  const showRefused = (values: Values, refused: Errors<Values> | undefined) => {
    if (!refused || Object.keys(refused).length === 0) return;
    markRefused(values, refused);
    showErrors(refused);
  };
  const markRefused = (values: Values, refused: Errors<Values>) => {
    refuse(values, refused as Record<string, string>);
    form.setErrors(refused as Parameters<typeof form.setErrors>[0]);
  };

  const submit = async () => {
    const values = { ...form.values, ...typedIn(element.current!, form.values) };
    const errors = errorsIn(values);
    const isRight = Object.keys(errors).length === 0;
    if (isRight) onPress?.();
    await form.setValues(values, false);
    // With errors it only marks every field as touched, so that each one shows its error.
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
    // The form of a dialog may be inside another form of the page, which must not be sent with it.
    event.stopPropagation();
    submitOnce();
  };

  return {
    form,
    element,
    /** With `post`, a submit before hydration cannot put personal data into the URL. */
    attributes: { ref: element, method: 'post', noValidate: true, onSubmit },
    /** Submits the form, for a button outside of it. */
    submit: submitOnce,
    /** All current errors, including those not shown. */
    errors: errorsIn(form.values),
    showRefused: (refused: Errors<Values>) => showRefused(form.values, refused),
    /** Shows server errors beside their fields, and leaves the focus where the person types. */
    markRefused: (refused: Errors<Values>) => {
      const touched = Object.fromEntries(Object.keys(refused).map((field) => [field, true]));
      void form.setTouched({ ...form.touched, ...touched }, false);
      markRefused(form.values, refused);
    },
  };
}

/** Takes over values typed before hydration. */
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

/** Only the controls of form values; others exist for the browser's password manager. */
function typedIn(element: HTMLFormElement, values: object): object {
  return Object.fromEntries(Object.entries(readControls(element)).filter(([name]) => name in values));
}

type FieldErrors = Record<string, string>;

/**
 * Shows a server error beside its field until the value of the field changes; a form that validates on each key would lose
 * it.
 */
function useRefusedFields<V extends object>() {
  const refused = useRef<{ values: Partial<V>; errors: FieldErrors }>({ values: {}, errors: {} });

  /** Stores the rejected values and their errors. */
  const refuse = (values: V, errors: FieldErrors): void => {
    refused.current = { values: { ...values }, errors };
  };

  /** The errors that still apply to these values. */
  const refusedIn = (values: V): FieldErrors => {
    const { values: before, errors } = refused.current;
    const unchanged = ([field]: [string, string]) => values[field as keyof V] === before[field as keyof V];
    return Object.fromEntries(Object.entries(errors).filter(unchanged));
  };

  return { refuse, refusedIn };
}
