import { type Messages, TEXT } from './api-error.js';
import type { Ledger } from './ledger.js';
import { outcomeOfBank, outcomeOfDaviplata, outcomeOfNequi } from './sandbox-data.js';
import { OUTCOMES, type PaymentMethod } from './transaction.js';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads how a transaction is paid, and the result that the test data select. */
export function readMethod(raw: Record<string, unknown>, ledger: Ledger): PaymentMethod | { messages: Messages } {
  switch (raw.type) {
    case 'CARD':
      return card(raw, ledger);
    case 'NEQUI': {
      const phone = textOf(raw.phone_number);
      return /^\d{10}$/.test(phone)
        ? { type: 'NEQUI', outcome: outcomeOfNequi(phone), extra: { phone_number: phone } }
        : { messages: { phone_number: [TEXT.missing] } };
    }
    case 'PSE': {
      const bank = textOf(raw.financial_institution_code);
      const outcome = outcomeOfBank(bank);
      return outcome
        ? { type: 'PSE', outcome, extra: { financial_institution_code: bank } }
        : { messages: { financial_institution_code: [TEXT.absent] } };
    }
    case 'DAVIPLATA': {
      const otp = textOf(raw.otp);
      return otp
        ? { type: 'DAVIPLATA', outcome: outcomeOfDaviplata(otp), extra: { otp } }
        : { messages: { otp: [TEXT.missing] } };
    }
    case 'BANCOLOMBIA_TRANSFER':
      return { type: 'BANCOLOMBIA_TRANSFER', extra: {} };
    case 'BANCOLOMBIA_QR':
      return { type: 'BANCOLOMBIA_QR', outcome: OUTCOMES.find((known) => known === raw.sandbox_status), extra: {} };
    default:
      return { messages: { payment_method: [TEXT.noMethod] } };
  }
}

function card(raw: Record<string, unknown>, ledger: Ledger): PaymentMethod | { messages: Messages } {
  const kept = ledger.card(textOf(raw.token));
  if (!kept) return { messages: { token: [TEXT.absent] } };
  return {
    type: 'CARD',
    outcome: kept.outcome,
    extra: {
      name: `${kept.brand}-${kept.lastFour}`,
      brand: kept.brand,
      last_four: kept.lastFour,
      external_identifier: null,
      processor_response_code: kept.outcome === 'APPROVED' ? '00' : null,
    },
    installments: Number(raw.installments ?? 1),
  };
}
