import { CURRENCY, formatPesos } from '../../common/money.js';
import { PAYMENT_PROVIDERS, type ProviderId } from '../../common/payment-providers.js';
import type { ProviderStatus } from '../../payments/index.js';

const STATUS_WORDS: Readonly<Record<ProviderStatus, string>> = {
  PENDING: 'pendiente',
  DECLINED: 'rechazado',
  ERROR: 'con error',
  APPROVED: 'aprobado',
  VOIDED: 'anulado',
};

/** What the shop recorded of a transaction, and the provider's answer where it differs. */
export interface Said {
  readonly provider: ProviderId;
  readonly status: ProviderStatus;
  readonly amount: number;
  readonly currency: string;
  /** The provider's own words; null for none. */
  readonly statusMessage: string | null;
  /** `absent`, `unreadable`, or status, amount and currency, with the reference when it is another one; null when it agrees. */
  readonly contradiction: string | null;
}

/** What the provider says about the money, in one or two sentences for staff. */
export function providerSays({ provider, contradiction, statusMessage, ...recorded }: Said): string {
  const { name } = PAYMENT_PROVIDERS[provider];
  const own = `${STATUS_WORDS[recorded.status]} por ${moneyInWords(recorded)}`;
  if (contradiction === null) return [`${name} dice: ${own}.`, statusMessage].filter(Boolean).join(' ');
  return `${name} dice: ${answerInWords(contradiction)}. Nosotros lo registramos ${own}.`;
}

function answerInWords(answer: string): string {
  if (answer === 'absent') return 'no existe ese pago';
  if (answer === 'unreadable') return 'un estado que no conocemos';
  const [status = '', amount = '', currency = '', reference] = answer.split(' ');
  const words = Object.hasOwn(STATUS_WORDS, status) ? STATUS_WORDS[status as ProviderStatus] : status;
  const money = moneyInWords({ amount: Number(amount), currency });
  return `${words} por ${money}${reference ? `, con la referencia ${reference}` : ''}`;
}

const CENTS = new Intl.NumberFormat('es-CO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

/** Cents are shown where there are some, so that two amounts that look equal are equal. */
export function moneyInWords({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  const pesos = Number.isInteger(amount) ? formatPesos(amount) : `$${CENTS.format(amount)}`;
  return currency === CURRENCY ? pesos : `${pesos} ${currency}`;
}
