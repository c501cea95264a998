import { hash } from 'node:crypto';
import { normaliseEmail } from '../email-address.js';
import { normaliseMailbox } from './mailbox.js';
import { networkOf } from './network.js';
import type { Subject, ThrottlePolicy } from './policies.js';

const NORMALISE: Record<Subject, (caller: string) => string> = {
  network: networkOf,
  mailbox: normaliseMailbox,
  account: (id) => id,
  email: normaliseEmail,
  code: (digest) => digest,
  conversation: (id) => id,
  cart: (id) => id,
  device: (token) => token,
  order: (number) => number,
};

/** The key under which calls are counted. A digest, because it outlives the request and must not store an IP address or email. */
export function callerKey({ counts }: ThrottlePolicy, callers: readonly string[]): string {
  const normalised = counts.map((subject, index) => NORMALISE[subject](callers[index] ?? ''));
  return hash('sha256', JSON.stringify(normalised), 'base64url');
}
