import type { CookieOptions, Request, Response } from 'express';

/** Of the cart: whoever has it may see what was bought with it. */
const COOKIE = 'payer';

const KEPT_MS = 90 * 86_400_000;

const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{8,128})(?:;|$)`);

/** Remembers which cart this browser paid for, so that it sees its whole order also when its storage is gone. */
export function rememberPayer(res: Response, sessionId: string, publicUrl: string): void {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/api',
  };
  res.cookie(COOKIE, sessionId, { ...options, maxAge: KEPT_MS });
}

/** The cart that this browser paid for, in a list; empty when it is not known. */
export function payerSessions(req: Request): string[] {
  const sessionId = VALUE.exec(req.headers.cookie ?? '')?.[1];
  return sessionId ? [sessionId] : [];
}
