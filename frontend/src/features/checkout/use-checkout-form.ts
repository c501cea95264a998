import { useFormik } from 'formik';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useRefusedFields } from '../../shared/lib/use-refused-fields';
import { showToast } from '../../shared/ui/toast-store';
import { type Customer, type CustomerValues, noCustomer, toCustomer } from './customer';
import { forgetOthers, keepCustomer, keptCustomer } from './customer-draft';
import { type CustomerErrors, customerErrors, FIELDS, firstProblem } from './customer-schema';

/** What is known of who is logged in. */
export interface KnownCustomer {
  /** Of the account; nothing for a guest. */
  id: string;
  values: Partial<CustomerValues>;
}

const ALL_TOUCHED = Object.fromEntries(FIELDS.map((field) => [field, true]));

/** The data of who buys: prefilled, kept over a reload, and told what is missing when the shopper wants to pay. */
export function useCheckoutForm(known: KnownCustomer) {
  const element = useRef<HTMLFormElement>(null);
  const { refuse, refusedIn } = useRefusedFields<CustomerValues>();
  const [initialValues] = useState(() => startWith(known));
  const errorsIn = (values: CustomerValues): CustomerErrors => ({ ...refusedIn(values), ...customerErrors(values) });
  const form = useFormik<CustomerValues>({ initialValues, validate: errorsIn, onSubmit: () => undefined });
  const { values } = form;

  useEffect(() => {
    if (values !== initialValues) keepCustomer(values, known.id);
  }, [values, initialValues, known.id]);

  const errors = errorsIn(values);
  const complete = Object.keys(errors).length === 0;
  /** The same object until a value changes: what is paid with must be what is shown. */
  const customer = useMemo<Customer | null>(() => (complete ? toCustomer(values) : null), [complete, values]);

  const focus = (field: keyof CustomerValues) =>
    element.current!.querySelector<HTMLElement>(`[name="${field}"]`)!.focus();

  const tell = (found: CustomerErrors) => {
    const problem = firstProblem(values, found);
    if (!problem) return;
    void form.setTouched(ALL_TOUCHED);
    showToast({ kind: 'error', title: problem.title, text: problem.text });
    focus(problem.field);
  };

  return {
    form,
    customer,
    /** Name, address and the rest are there; consents may still be missing. */
    hasData: FIELDS.every((field) => typeof values[field] === 'boolean' || !errors[field]),
    focus,
    /** Says what is missing, the first thing in the specification's order, and leads there. */
    tellMissing: () => tell(errors),
    /** Keeps what the server refused beside its fields. */
    refuse: (fields: Record<string, string>) => {
      refuse(values, fields);
      form.setErrors(fields);
      tell(fields);
    },
    attributes: {
      ref: element,
      method: 'post',
      noValidate: true,
      // Nothing is paid by the key that ends a line; it leads to what is missing.
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        tell(errors);
      },
    },
  };
}

function startWith({ id, values }: KnownCustomer): CustomerValues {
  forgetOthers(id);
  const kept = Object.entries(keptCustomer() ?? {}).filter(([, text]) => text !== '');
  return { ...noCustomer, ...values, ...Object.fromEntries(kept) };
}
