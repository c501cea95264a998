/** A value that only demonstrates the shop: production does not show it. */
class Placeholder {
  constructor(readonly value: string) {}
}

const placeholder = (value: string) => new Placeholder(value);

/**
 * Who the shop is and how to reach it: the one place for pages, mails and the API. The owner replaces each
 * `placeholder('…')` by the real value in quotes before the shop opens. The email address is `SHOP_EMAIL`.
 */
const SHOP_DATA = {
  contact: {
    /** As shoppers read it. */
    phone: placeholder('+57 300 000 0000'),
    /** Receives chats and proofs of transfers: digits with country code, as wa.me wants them. */
    whatsapp: placeholder('573000000000'),
    address: 'Medellín, Antioquia, Colombia',
    /** Until staff change them. */
    hours: 'Lunes a sábado, 9:00 a 18:00',
  },
  social: {
    instagram: 'https://www.instagram.com/sigerist.co',
    facebook: 'https://www.facebook.com/sigerist.co',
  },
  legal: {
    name: 'Sigerist',
    /** NIT, which Ley 1480 asks every seller to show. */
    taxId: placeholder('900.000.000-0'),
  },
  /** Where bank transfers go. */
  bank: { name: 'Bancolombia', type: 'Ahorros', account: placeholder('000-000000-00'), holder: 'Sigerist' },
};

interface BankAccount {
  readonly name: string;
  readonly type: string;
  readonly account: string;
  readonly holder: string;
}

/** Null stands for what the owner has not filled in yet. */
export interface Settings {
  readonly contact: {
    readonly phone: string | null;
    readonly whatsapp: string | null;
    readonly email: string;
    readonly address: string;
    readonly hours: string;
  };
  readonly social: { readonly instagram: string; readonly facebook: string };
  readonly legal: { readonly name: string; readonly taxId: string | null };
  readonly bank: BankAccount | null;
}

/** The shop's data; without placeholders, what is still one is null. */
export function shopSettings({ email, placeholders }: { email: string; placeholders: boolean }): Settings {
  const filled = (value: string | Placeholder): string | null => {
    if (!(value instanceof Placeholder)) return value;
    return placeholders ? value.value : null;
  };
  const { contact, social, legal, bank } = SHOP_DATA;
  const account = filled(bank.account);
  return {
    contact: { ...contact, email, phone: filled(contact.phone), whatsapp: filled(contact.whatsapp) },
    social,
    legal: { ...legal, taxId: filled(legal.taxId) },
    bank: account === null ? null : { ...bank, account },
  };
}
