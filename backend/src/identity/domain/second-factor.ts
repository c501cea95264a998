/** A passkey of a staff member (WebAuthn): proves the device and its lock, so that it needs no password. */
export class Passkey {
  /** Credential id, base64url. */
  id!: string;
  accountId!: string;
  /** COSE key, base64url. */
  publicKey!: string;
  /** Uses, as the authenticator counts them; 0 for those that do not count. */
  counter!: number;
  /** Ways to reach the authenticator: `internal`, `hybrid`, … */
  transports!: string[];
  /** In words for the person: `Chrome en Android`. */
  name!: string;
  createdAt!: Date;
  lastUsedAt!: Date | null;
}

/** The authenticator app of a staff member (TOTP). */
export class AuthenticatorApp {
  accountId!: string;
  /** Sealed. */
  secret!: string;
  createdAt!: Date;
  /** The time step of the last used code: no code of it or of an earlier one works again. */
  lastStep!: number;
}

export const RECOVERY_CODES = 10;

/** How far a phone's clock may be wrong. */
export const CLOCK_TOLERANCE_SECONDS = 120;

export const CHALLENGE_MINUTES = 5;
