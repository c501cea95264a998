/** How repeated failures are slowed: some are free, then each doubles the pause before the next attempt. */
export interface SlowDown {
  /** What is counted; each name has its own counts. */
  readonly name: string;
  /** Attempts before the first pause. */
  readonly free: number;
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}

/** Without a failure for so long, counting begins anew. */
export const FORGOTTEN_AFTER_SECONDS = 3600;

/** Guessing one account's password from one address. */
export const ACCOUNT_FROM_ADDRESS: SlowDown = {
  name: 'login-account-address',
  free: 5,
  firstPauseSeconds: 30,
  longestPauseSeconds: 900,
};

/**
 * Guessing one account's password from many addresses: at most 75 attempts in an hour, and never a pause that would
 * lock the owner out for more than a minute.
 */
export const ACCOUNT_FROM_ANYWHERE: SlowDown = {
  name: 'login-account',
  free: 15,
  firstPauseSeconds: 5,
  longestPauseSeconds: 60,
};

/** Trying many accounts from one address. Mobile networks put thousands of people behind one, hence the room. */
export const ANY_ACCOUNT_FROM_ADDRESS: SlowDown = {
  name: 'login-address',
  free: 60,
  firstPauseSeconds: 30,
  longestPauseSeconds: 300,
};

/** Guessing codes of many accounts from one address; a single code bears five attempts anyway. */
export const CODES_FROM_ADDRESS: SlowDown = {
  name: 'reset-address',
  free: 60,
  firstPauseSeconds: 30,
  longestPauseSeconds: 900,
};

/** Guessing the password of an account whose session is open. */
export const CURRENT_PASSWORD: SlowDown = {
  name: 'current-password',
  free: 5,
  firstPauseSeconds: 30,
  longestPauseSeconds: 900,
};
