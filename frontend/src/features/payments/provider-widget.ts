import type { WidgetConfigDto } from '../../api/payments.api';

/** Options of the provider's script (its documentation, "Widget"): required fields and prefilled data of the payer. */
interface WidgetOptions {
  publicKey: string;
  currency: string;
  amountInCents: number;
  reference: string;
  signature: { integrity: string };
  redirectUrl: string;
  expirationTime: string;
  customerData: { email: string; fullName: string; phoneNumber?: string; phoneNumberPrefix?: string };
  shippingAddress?: Record<string, string>;
}

declare global {
  interface Window {
    /** Defined by the provider's script. */
    WidgetCheckout?: new (options: WidgetOptions) => { open: (callback: (result: unknown) => void) => void };
  }
}

/** Result of the widget; it is not trusted. */
export type WidgetResult =
  | { kind: 'transaction'; transactionId: string }
  | { kind: 'error'; message: string; code: string }
  | { kind: 'nothing' };

/** Loading and loaded scripts by URL. */
const loads = new Map<string, Promise<void>>();

/** Loads the provider's script once; a failed load is tried again on the next call. */
export function loadWidget(url: string): Promise<void> {
  const earlier = loads.get(url);
  if (earlier) return earlier;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: url, async: true, onload: () => resolve() });
    script.onerror = () => {
      loads.delete(url);
      script.remove();
      reject(new Error('The provider’s script did not load'));
    };
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}

/** Opens the widget. Throws when its script does. */
export function openWidget(config: WidgetConfigDto, onResult: (result: WidgetResult) => void): void {
  const checkout = new window.WidgetCheckout!(toOptions(config));
  checkout.open((result) => onResult(readResult(result)));
}

function toOptions(config: WidgetConfigDto): WidgetOptions {
  const { publicKey, currency, amountInCents, reference, signature, redirectUrl, expirationTime } = config;
  const { shippingAddress } = config;
  const { email, full_name: fullName, phone_number: phone, phone_number_prefix: prefix } = config.customerData;
  return {
    ...{ publicKey, currency, amountInCents, reference, redirectUrl, expirationTime },
    signature: { integrity: signature },
    // The provider requires both number and prefix, or neither.
    customerData: { email, fullName, ...(phone && prefix && { phoneNumber: phone, phoneNumberPrefix: prefix }) },
    ...(shippingAddress && { shippingAddress: toAddress(shippingAddress) }),
  };
}

function toAddress(address: NonNullable<WidgetConfigDto['shippingAddress']>): Record<string, string> {
  const { address_line_1, city, region, country = 'CO', phone_number, postal_code } = address;
  return {
    ...{ addressLine1: address_line_1, city, region, country },
    phoneNumber: phone_number ?? '',
    ...(postal_code && { postalCode: postal_code }),
  };
}

function readResult(result: unknown): WidgetResult {
  const { transaction, error } = fieldsOf(result);
  const { id } = fieldsOf(transaction);
  if (typeof id === 'string' && id !== '') return { kind: 'transaction', transactionId: id };
  if (!error) return { kind: 'nothing' };
  const { message, reason, code, type } = fieldsOf(error);
  return {
    kind: 'error',
    message: firstText(error, message, reason) ?? 'La pasarela no pudo procesar el pago.',
    code: firstText(code, type) ?? 'error',
  };
}

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>;

const firstText = (...values: unknown[]) =>
  values.find((value) => typeof value === 'string' && value !== '') as string | undefined;
