import type { CookieOptions, Request, Response } from 'express';
import { DAY_MS } from '../../../common/time.js';
import { PAYER_DAYS_KEPT } from '../../application/payer-proof.js';

/** Without TLS, on a developer's machine, browsers refuse the prefix. */
const cookieName = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-payer' : 'payer');

/** A browser that began more payments keeps the newest. */
const MAX_TOKENS = 8;

const TOKENS = /^[\w-]{22}(?:\.[\w-]{22}){0,7}$/;

/** The tokens of the payments that this browser began, the newest first; see `PayerProof`. */
export function payerTokens(req: Request, publicUrl: string): string[] {
  const prefix = `${cookieName(publicUrl)}=`;
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? '';
  return TOKENS.test(value) ? value.split('.') : [];
}

/** Adds the token of a payment that begins to those that the browser holds; null adds nothing. */
export function rememberPayer(
  res: Response,
  token: string | null,
  { held, publicUrl }: { held: readonly string[]; publicUrl: string },
): void {
  if (!token) return;
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl), path: '/' };
  const value = [token, ...held].slice(0, MAX_TOKENS).join('.');
  res.cookie(cookieName(publicUrl), value, { ...options, maxAge: PAYER_DAYS_KEPT * DAY_MS });
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
