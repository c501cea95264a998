import type { Request } from 'express';
import { forbidden, TEXT, unauthorised } from '../api-error.js';
import type { Settings } from '../settings.js';

/** Throws unless the request carries one of the merchant's test keys. */
export function needsKey(request: Request, { publicKey, privateKey }: Settings): void {
  const key = keyOf(request);
  if (key !== publicKey && key !== privateKey) throw unauthorised(reasonAgainst(key));
}

/** Throws unless the request carries the merchant's private key. */
export function needsPrivateKey(request: Request, settings: Settings): void {
  needsKey(request, settings);
  if (keyOf(request) !== settings.privateKey) throw forbidden();
}

/** Reading one transaction needs no key, but a wrong one is told; an unknown private one in words of its own. */
export function toleratesNoKey(request: Request, settings: Settings): void {
  const key = keyOf(request);
  if (key.startsWith('prv_test_') && key !== settings.privateKey) throw forbidden();
  if (key) needsKey(request, settings);
}

function keyOf(request: Request): string {
  return request.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
}

export function reasonAgainst(key: string): string {
  if (!key) return TEXT.noKey;
  return /^(pub|prv)_test_/.test(key) ? TEXT.unknownKey : TEXT.otherEnvironment;
}
