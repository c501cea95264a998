import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { type AppState, useAppStore } from '../../shared/state/app-store';
import { dismissToast } from '../../shared/state/toast-slice';
import { type ToastMessage, useToast } from '../../shared/state/use-toast';
import {
  type Customer,
  type CustomerErrors,
  type CustomerValues,
  FIELDS,
  firstProblem,
  noCustomer,
  type Problem,
} from './customer';
import { keepCustomer, keptCustomer } from './customer-draft';
import { forgetOthers } from './forget-customer';

/** Customer data of the logged-in account. */
export interface KnownCustomer {
  /** Id of the account; empty for a guest. */
  id: string;
  values: Partial<CustomerValues>;
}

const ALL_TOUCHED = Object.fromEntries(FIELDS.map((field) => [field, true]));

/** Keeps what was typed across reloads, for this person alone. */
function useKeptInput(personId: string, values: CustomerValues, initialValues: CustomerValues): void {
  const { dispatch } = useAppStore();
  useEffect(() => void dispatch(forgetOthers(personId)), [dispatch, personId]);
  useEffect(() => {
    if (values !== initialValues) dispatch(keepCustomer(values, personId));
  }, [dispatch, values, initialValues, personId]);
}

/** State of the checkout form: prefilled from the account, stored across reloads, validated. */
export function useCheckoutForm(known: KnownCustomer) {
  const { getState } = useAppStore();
  const showToast = useToast();
  const [initialValues] = useState(() => initialValuesOf(known, getState()));
  const [started, setStarted] = useState(initialValues.name !== '');
  const rules = useCustomerRules(started);
  const showProblem = (values: CustomerValues, found: CustomerErrors) => {
    const problem = firstProblem(values, found);
    if (!problem) return;
    void form.setTouched(ALL_TOUCHED);
    show(problem);
    focus(problem.field);
  };
  const shop = useShopForm<CustomerValues>({
    initialValues,
    errorsIn: (values) => rules?.customerErrors(values) ?? {},
    onErrors: (found) => showProblem(form.values, found),
  });
  const { form, element } = shop;
  const { values, validateForm } = form;
  useEffect(() => {
    if (rules) void validateForm();
  }, [rules, validateForm]);
  useKeptInput(known.id, values, initialValues);

  const errors = rules && shop.errors;
  const complete = errors !== undefined && Object.keys(errors).length === 0;
  /** Memoised, so that the payment uses the shown values. */
  const customer = useMemo<Customer | null>(
    () => (complete && rules ? rules.toCustomer(values) : null),
    [complete, rules, values],
  );

  const show = useErrorToast(errors);
  const focus = (field: keyof CustomerValues) =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  // The shopper may have left the form while its rules loaded.
  const showFirstError = () =>
    void loadRules().then(
      (loaded) => element.current && showProblem(values, { ...shop.errors, ...loaded.customerErrors(values) }),
      () => showToast(OFFLINE),
    );

  return {
    form,
    started,
    customer,
    /** True when all data but the consents are valid. */
    hasData: errors !== undefined && FIELDS.every((field) => typeof values[field] === 'boolean' || !errors[field]),
    focus,
    /** Shows the first problem, in the order of the fields, and focuses its field. */
    showFirstError,
    /** Shows the server's messages beside their fields, and the first one after a press. */
    refuse: (fields: Record<string, string>, isPressed = true) =>
      (isPressed ? shop.showRefused : shop.markRefused)(rules?.payerFields(fields) ?? {}),
    attributes: {
      ...shop.attributes,
      onFocus: () => setStarted(true),
      // Enter in a field never pays; it shows the first problem.
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        showFirstError();
      },
    },
  };
}

const OFFLINE: ToastMessage = {
  kind: 'error',
  title: 'Sin conexión',
  text: 'Revisa tu conexión y carga la página otra vez: tus datos siguen aquí.',
  // Browsers cache a failed import until the page is reloaded, so that retrying without a reload would fail again.
  actions: [{ label: 'Cargar otra vez', run: () => location.reload() }],
};

/** Prefers stored values to those of the account. */
function initialValuesOf({ id, values }: KnownCustomer, state: AppState): CustomerValues {
  const kept = Object.entries(keptCustomer(state, id) ?? {}).filter(([, value]) => value !== '');
  return { ...noCustomer, ...values, ...Object.fromEntries(kept) };
}

type CustomerRules = typeof import('./customer-schema');

/** Loads rules and yup on demand, to keep them out of the first chunk. */
const loadRules = (): Promise<CustomerRules> => import('./customer-schema');

/** Returns the rules once they are needed and loaded. */
function useCustomerRules(needed: boolean): CustomerRules | undefined {
  const [rules, setRules] = useState<CustomerRules>();
  useEffect(() => {
    // A failed load is tried again when the shopper presses the pay button.
    if (needed)
      loadRules().then(
        (loaded) => setRules(loaded),
        () => undefined,
      );
  }, [needed]);
  return rules;
}

/** Shows a problem as a toast and dismisses it once the problem is fixed. */
function useErrorToast(errors: CustomerErrors | undefined): (problem: Problem) => void {
  const store = useAppStore();
  const showToast = useToast();
  const shown = useRef<Problem>(undefined);
  useEffect(() => {
    const problem = shown.current;
    if (!problem || !errors || errors[problem.field]) return;
    shown.current = undefined;
    if (store.getState().toast?.text === problem.text) store.dispatch(dismissToast());
  }, [errors, store]);
  return (problem) => {
    shown.current = problem;
    showToast({ kind: 'error', title: problem.title, text: problem.text });
  };
}
