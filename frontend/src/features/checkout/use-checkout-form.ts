import { useFormik } from 'formik';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useRefusedFields } from '../../shared/lib/use-refused-fields';
import { showToast } from '../../shared/ui/toast-store';
import { type Customer, type CustomerValues, FIELDS, noCustomer, toCustomer } from './customer';
import { forgetOthers, keepCustomer, keptCustomer } from './customer-draft';
import { type CustomerErrors, firstProblem } from './customer-problems';
import { type CustomerRules, loadRules, useCustomerRules } from './use-customer-rules';
import { useErrorToast } from './use-error-toast';

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
  const [initialValues] = useState(() => startWith(known));
  const [awake, setAwake] = useState(initialValues.name !== '');
  const rules = useCustomerRules(awake);
  const { refuse, refusedIn } = useRefusedFields<CustomerValues>();
  const check = (all: CustomerValues, by: CustomerRules): CustomerErrors => ({ ...refusedIn(all), ...by(all) });
  const form = useFormik<CustomerValues>({
    initialValues,
    validate: (all) => (rules ? check(all, rules) : {}),
    onSubmit: () => undefined,
  });
  const { values, validateForm } = form;
  useEffect(() => {
    if (rules) void validateForm();
  }, [rules, validateForm]);
  useEffect(() => {
    if (values !== initialValues) keepCustomer(values, known.id);
  }, [values, initialValues, known.id]);

  const errors = rules && check(values, rules);
  const complete = errors !== undefined && Object.keys(errors).length === 0;
  /** The same object until a value changes: what is paid with must be what is shown. */
  const customer = useMemo<Customer | null>(() => (complete ? toCustomer(values) : null), [complete, values]);

  const show = useErrorToast(errors);
  const focus = (field: keyof CustomerValues) =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const tell = (found: CustomerErrors) => {
    // The shopper may have left the form while its rules loaded.
    if (!element.current) return;
    const problem = firstProblem(values, found);
    if (!problem) return;
    void form.setTouched(ALL_TOUCHED);
    show(problem);
    focus(problem.field);
  };
  const showFirstError = () => void loadRules().then((loaded) => tell(check(values, loaded)), tellOffline);

  return {
    form,
    awake,
    customer,
    /** Name, address and the rest are there; consents may still be missing. */
    hasData: errors !== undefined && FIELDS.every((field) => typeof values[field] === 'boolean' || !errors[field]),
    focus,
    /** Says what is missing, the first thing in the specification's order, and leads there. */
    showFirstError,
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
      onFocus: () => setAwake(true),
      // Nothing is paid by the key that ends a line; it leads to what is missing.
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        showFirstError();
      },
    },
  };
}

function tellOffline(): void {
  showToast({
    kind: 'error',
    title: 'Sin conexión',
    text: 'Revisa tu conexión y carga la página otra vez: tus datos siguen aquí.',
    // Browsers keep a failed import for the life of the page: without this nobody could pay once the network is back.
    action: { label: 'Cargar otra vez', run: () => location.reload() },
  });
}

/** What was typed before outweighs what the account says. */
function startWith({ id, values }: KnownCustomer): CustomerValues {
  forgetOthers(id);
  const kept = Object.entries(keptCustomer() ?? {}).filter(([, text]) => text !== '');
  return { ...noCustomer, ...values, ...Object.fromEntries(kept) };
}
