import type { Request } from 'express';
import { forbidden, TEXT, unauthorised } from '../api-error.js';
import type { Merchant, Merchants } from '../merchants.js';

/** Returns the merchant whose test key the request carries; throws when it carries none. */
export function merchantOf(request: Request, merchants: Merchants): Merchant {
  const key = keyOf(request);
  const merchant = merchants.byPublicKey(key) ?? merchants.byPrivateKey(key);
  if (!merchant) throw unauthorised(reasonAgainst(key));
  return merchant;
}

/** Returns the merchant whose private key the request carries; throws when it carries another one or none. */
export function privateMerchantOf(request: Request, merchants: Merchants): Merchant {
  merchantOf(request, merchants);
  const merchant = merchants.byPrivateKey(keyOf(request));
  if (!merchant) throw forbidden();
  return merchant;
}

/** Anyone may read one transaction of any merchant without a key; a wrong key is refused, an unknown private key with 403. */
export function toleratesNoKey(request: Request, merchants: Merchants): void {
  const key = keyOf(request);
  if (key.startsWith('prv_test_') && !merchants.byPrivateKey(key)) throw forbidden();
  if (key) merchantOf(request, merchants);
}

function keyOf(request: Request): string {
  return request.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
}

export function reasonAgainst(key: string): string {
  if (!key) return TEXT.noKey;
  return /^(pub|prv)_test_/.test(key) ? TEXT.unknownKey : TEXT.otherEnvironment;
}
