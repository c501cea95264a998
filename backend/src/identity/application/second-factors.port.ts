import type { AuthenticatorApp, Passkey } from '../domain/second-factor.js';

/** Stores the second factors of staff: passkeys, the authenticator app, recovery codes, and open challenges. */
export abstract class SecondFactors {
  /** Until the transaction ends, other calls that lock the factors of this account wait. */
  abstract lock(accountId: string): Promise<void>;
  /** Whether the account has a passkey or an authenticator app. */
  abstract has(accountId: string): Promise<boolean>;
  /** Removes all factors and recovery codes of an account. */
  abstract clear(accountId: string): Promise<void>;

  /** The oldest first. */
  abstract passkeysOf(accountId: string): Promise<Passkey[]>;
  abstract findPasskey(id: string): Promise<Passkey | null>;
  /** False when the passkey is known. */
  abstract addPasskey(passkey: Passkey): Promise<boolean>;
  abstract usedPasskey(id: string, counter: number, at: Date): Promise<void>;
  /** False when the account has no such passkey. */
  abstract removePasskey(id: string, accountId: string): Promise<boolean>;

  abstract authenticatorApp(accountId: string): Promise<AuthenticatorApp | null>;
  /** Those of all accounts. */
  abstract authenticatorApps(): Promise<AuthenticatorApp[]>;
  /** Puts another sealing of the same secret in the place of `sealed`; an app that was replaced meanwhile stays as it is. */
  abstract replaceAppSecret(accountId: string, sealed: string, anew: string): Promise<void>;
  /** Replaces an app of the account. */
  abstract saveAuthenticatorApp(app: AuthenticatorApp): Promise<void>;
  /** Uses the code of a time step; false when it, or a later one, was used before, also in the same instant. */
  abstract useStep(accountId: string, step: number): Promise<boolean>;
  /** False when there is none. */
  abstract removeAuthenticatorApp(accountId: string): Promise<boolean>;

  /** Replaces the recovery codes of the account. */
  abstract setRecoveryCodes(accountId: string, digests: readonly string[]): Promise<void>;
  abstract countRecoveryCodes(accountId: string): Promise<number>;
  /** False when it is unknown or was used before, also in the same instant. */
  abstract useRecoveryCode(accountId: string, digest: string): Promise<boolean>;

  /** `boundTo`: who may answer the challenge. */
  abstract addChallenge(digest: string, boundTo: string, expiresAt: Date): Promise<void>;
  /** Removes the challenge; false when it is unknown, of another one, or expired. */
  abstract takeChallenge(digest: string, boundTo: string, now: Date): Promise<boolean>;
}
