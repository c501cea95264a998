import { networkOf, widerNetworksOf } from './network.js';
import type { Subject } from './policies.js';

/** How repeated failures are slowed: some are free, then each doubles the pause before the next attempt. */
export interface SlowDown {
  /** Names the counts in the store; each rule has its own. */
  readonly name: string;
  /** The failures that are counted, in the words of docs/limits.md. */
  readonly what: string;
  /** Several subjects are counted together, for example one account from one network. */
  readonly counts: readonly Subject[];
  /** Attempts before the first pause. */
  readonly free: number;
  readonly firstPauseSeconds: number;
  readonly maxPauseSeconds: number;
  /** Why these numbers. */
  readonly why: string;
}

/** Failures are forgotten after so long without another one. */
export const FORGOTTEN_AFTER_SECONDS = 3600;

export const ACCOUNT_FROM_NETWORK: SlowDown = {
  name: 'login-account-address',
  what: 'failed logins',
  counts: ['email', 'network'],
  free: 5,
  firstPauseSeconds: 30,
  maxPauseSeconds: 900,
  why: 'Guessing one account’s password from one network.',
};

export const ACCOUNT_FROM_ANYWHERE: SlowDown = {
  name: 'login-account',
  what: 'failed logins',
  counts: ['email'],
  free: 15,
  firstPauseSeconds: 5,
  maxPauseSeconds: 60,
  why: 'Guessing one account’s password from many networks: at most 75 attempts in an hour. The owner logs in on a known device, or recovers the password by link, also during a pause.',
};

export const ACCOUNT_FROM_DEVICE: SlowDown = {
  name: 'login-device',
  what: 'failed logins on a known device',
  counts: ['account', 'device'],
  free: 5,
  firstPauseSeconds: 30,
  maxPauseSeconds: 900,
  why: 'A stolen device. Counts instead of the other rules for logins, so that failures elsewhere never pause the owner.',
};

export const ANY_ACCOUNT_FROM_NETWORK: SlowDown = {
  name: 'login-address',
  what: 'failed logins',
  counts: ['network'],
  free: 60,
  firstPauseSeconds: 30,
  maxPauseSeconds: 300,
  why: 'Trying many accounts. Mobile carriers put thousands of people behind one IP address, so that many failures are free.',
};

export const CODES_FROM_NETWORK: SlowDown = {
  name: 'reset-address',
  what: 'wrong recovery codes',
  counts: ['network'],
  free: 60,
  firstPauseSeconds: 30,
  maxPauseSeconds: 900,
  why: 'Guessing codes of many accounts; a single code allows five guesses anyway. Links are not paused.',
};

export const CURRENT_PASSWORD: SlowDown = {
  name: 'current-password',
  what: 'wrong current passwords',
  counts: ['account'],
  free: 5,
  firstPauseSeconds: 30,
  maxPauseSeconds: 900,
  why: 'Guessing the password of an account whose session is open.',
};

export const SECOND_FACTOR: SlowDown = {
  name: 'second-factor',
  what: 'wrong codes of a second factor',
  counts: ['account'],
  free: 5,
  firstPauseSeconds: 30,
  maxPauseSeconds: 900,
  why: 'Guessing six digits with a stolen password: nine codes are valid at a time, so at most 50 of a million guesses an hour.',
};

export const SECOND_FACTOR_ON_DEVICE: SlowDown = {
  name: 'second-factor-device',
  what: 'wrong codes of a second factor on a device where one was shown before',
  counts: ['account', 'device'],
  free: 5,
  firstPauseSeconds: 30,
  maxPauseSeconds: 900,
  why: 'A stolen device. Counts instead of the rule for other devices, so that a stranger who has the password never pauses the person.',
};

export const RECOVERY_CODE: SlowDown = {
  name: 'recovery-code',
  what: 'wrong recovery codes of a second factor',
  counts: ['account', 'network'],
  free: 10,
  firstPauseSeconds: 30,
  maxPauseSeconds: 300,
  why: 'A code has 80 random bits, which nobody guesses. Per network, so that a stranger who has the password never keeps the person from using one.',
};

/** Every rule, for docs/limits.md. */
export const SLOW_DOWNS: readonly SlowDown[] = [
  ACCOUNT_FROM_NETWORK,
  ACCOUNT_FROM_ANYWHERE,
  ACCOUNT_FROM_DEVICE,
  ANY_ACCOUNT_FROM_NETWORK,
  CODES_FROM_NETWORK,
  CURRENT_PASSWORD,
  SECOND_FACTOR,
  SECOND_FACTOR_ON_DEVICE,
  RECOVERY_CODE,
];

/** A rule for the caller's network, and for the wider ones of an IPv6 caller with more free failures: each with what it counts. */
export function forNetworks(rule: SlowDown, ip: string): (readonly [rule: SlowDown, network: string])[] {
  const wider = widerNetworksOf(ip).map(({ network, bits, times }) => {
    return [{ ...rule, name: `${rule.name}-${bits}`, free: rule.free * times }, network] as const;
  });
  return [[rule, networkOf(ip)], ...wider];
}

/** One English sentence for the API's documents. */
export function describeSlowDown({ what, counts, free, firstPauseSeconds, maxPauseSeconds }: SlowDown): string {
  return `After ${free} ${what} per ${counts.join(' and ')}, pauses that grow from ${firstPauseSeconds} to ${maxPauseSeconds} seconds.`;
}
