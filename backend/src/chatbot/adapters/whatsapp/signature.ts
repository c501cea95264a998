import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** Whether `header` (`X-Hub-Signature-256`) is the HMAC-SHA-256 of exactly these bytes under the app secret. */
export function hasValidSignature(body: Buffer, header: string | undefined, appSecret: string): boolean {
  const given = SIGNATURE.exec(header ?? '')?.[1];
  if (!given) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(body).digest());
}
