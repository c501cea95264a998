import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { showToast } from '../../shared/ui/toast-store';
import { type Customer, type CustomerValues, FIELDS, noCustomer, toCustomer } from './customer';
import { forgetOthers, keepCustomer, keptCustomer } from './customer-draft';
import { type CustomerErrors, firstProblem } from './customer-problems';
import { loadRules, useCustomerRules } from './use-customer-rules';
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
  const [initialValues] = useState(() => startWith(known));
  const [awake, setAwake] = useState(initialValues.name !== '');
  const rules = useCustomerRules(awake);
  const tell = (values: CustomerValues, found: CustomerErrors) => {
    const problem = firstProblem(values, found);
    if (!problem) return;
    void form.setTouched(ALL_TOUCHED);
    show(problem);
    focus(problem.field);
  };
  const shop = useShopForm<CustomerValues>({
    initialValues,
    errorsIn: (values) => rules?.(values) ?? {},
    onErrors: (found) => tell(form.values, found),
  });
  const { form, element } = shop;
  const { values, validateForm } = form;
  useEffect(() => {
    if (rules) void validateForm();
  }, [rules, validateForm]);
  useEffect(() => {
    if (values !== initialValues) keepCustomer(values, known.id);
  }, [values, initialValues, known.id]);

  const errors = rules && shop.errors;
  const complete = errors !== undefined && Object.keys(errors).length === 0;
  /** The same object until a value changes: what is paid with must be what is shown. */
  const customer = useMemo<Customer | null>(() => (complete ? toCustomer(values) : null), [complete, values]);

  const show = useErrorToast(errors);
  const focus = (field: keyof CustomerValues) =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  // The shopper may have left the form while its rules loaded.
  const showFirstError = () =>
    void loadRules().then(
      (loaded) => element.current && tell(values, { ...shop.errors, ...loaded(values) }),
      tellOffline,
    );

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
    refuse: (fields: Record<string, string>) => shop.showRefused(fields),
    attributes: {
      ...shop.attributes,
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
  const kept = Object.entries(keptCustomer() ?? {}).filter(([, value]) => value !== '');
  return { ...noCustomer, ...values, ...Object.fromEntries(kept) };
}
