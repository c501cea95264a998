/** What the provider's page takes, in the order in which pages, questions and the chatbot name it. */
const ONLINE_WAYS = [
  { short: 'tarjeta', whole: 'tarjeta de crédito o débito' },
  { short: 'PSE', whole: 'PSE' },
  { short: 'Nequi', whole: 'Nequi' },
] as const;

const either = new Intl.ListFormat('es', { type: 'disjunction' });
const whole = ONLINE_WAYS.map((way) => way.whole);

/** The ways to pay as the shop names them everywhere. The pages get a generated copy (`npm run openapi`). */
export const PAYMENT_WAYS = {
  /** With the provider, for labels: 'tarjeta, PSE o Nequi'. */
  online: either.format(ONLINE_WAYS.map(({ short }) => short)),
  /** The same in whole words, for a shop without an account for transfers. */
  onlineWhole: either.format(whole),
  /** All of them. */
  all: either.format([...whole, 'transferencia bancaria']),
  /** Networks whose marks are in `frontend/public/assets/payment/marks.svg`, in its order. */
  marks: 'Visa, Mastercard, PSE y Nequi',
};
