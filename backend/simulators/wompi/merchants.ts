import type { Settings } from './settings.js';

/** A merchant of the provider. */
export interface Merchant {
  id: number;
  name: string;
  publicKey: string;
  privateKey: string;
  integritySecret: string;
}

/** Another shop at the same provider: its payments must never count in ours. */
const OTHER: Merchant = {
  id: 22_008,
  name: 'Otro comercio',
  publicKey: 'pub_test_other',
  privateKey: 'prv_test_other',
  integritySecret: 'test_integrity_other',
};

/** The shop that the simulator serves, and another one. */
export class Merchants {
  readonly shop: Merchant;

  constructor({ publicKey, privateKey, integritySecret }: Settings) {
    this.shop = { id: 11_004, name: 'Simulador de pagos', publicKey, privateKey, integritySecret };
  }

  byPublicKey(key: string): Merchant | undefined {
    return [this.shop, OTHER].find(({ publicKey }) => publicKey === key);
  }

  byPrivateKey(key: string): Merchant | undefined {
    return [this.shop, OTHER].find(({ privateKey }) => privateKey === key);
  }
}

/** A merchant as every transaction repeats it. */
export function toMerchantBody({ id, name, publicKey }: Merchant): Record<string, unknown> {
  return {
    id,
    name,
    legal_name: `${name} S.A.S.`,
    contact_name: 'Pruebas',
    phone_number: '+573000000000',
    logo_url: null,
    legal_id_type: 'NIT',
    legal_id: '900000000-0',
    email: 'pruebas@example.com',
    public_key: publicKey,
  };
}
