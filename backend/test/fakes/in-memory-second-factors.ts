import { SecondFactors } from '../../src/identity/application/second-factors.port.js';
import { AuthenticatorApp, Passkey } from '../../src/identity/domain/second-factor.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Second factors in memory. */
export class InMemorySecondFactors extends SecondFactors implements Snapshots {
  private passkeys: readonly Passkey[] = [];
  private apps: readonly AuthenticatorApp[] = [];
  private codes: readonly { accountId: string; digest: string }[] = [];
  private challenges: readonly { digest: string; boundTo: string; expiresAt: Date }[] = [];

  snapshot(): () => void {
    const { passkeys, apps, codes, challenges } = this;
    return () => void Object.assign(this, { passkeys, apps, codes, challenges });
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  has(accountId: string): Promise<boolean> {
    return Promise.resolve([...this.passkeys, ...this.apps].some((factor) => factor.accountId === accountId));
  }

  clear(accountId: string): Promise<void> {
    this.passkeys = this.passkeys.filter((passkey) => passkey.accountId !== accountId);
    this.apps = this.apps.filter((app) => app.accountId !== accountId);
    return this.setRecoveryCodes(accountId, []);
  }

  passkeysOf(accountId: string): Promise<Passkey[]> {
    const own = this.passkeys.filter((passkey) => passkey.accountId === accountId);
    return Promise.resolve(own.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(copyOf));
  }

  findPasskey(id: string): Promise<Passkey | null> {
    const passkey = this.passkeys.find((each) => each.id === id);
    return Promise.resolve(passkey ? copyOf(passkey) : null);
  }

  addPasskey(passkey: Passkey): Promise<boolean> {
    const isNew = !this.passkeys.some(({ id }) => id === passkey.id);
    if (isNew) this.passkeys = [...this.passkeys, copyOf(passkey)];
    return Promise.resolve(isNew);
  }

  usedPasskey(id: string, counter: number, at: Date): Promise<void> {
    this.passkeys = this.passkeys.map((each) =>
      each.id === id ? Object.assign(copyOf(each), { counter, lastUsedAt: at }) : each,
    );
    return Promise.resolve();
  }

  removePasskey(id: string, accountId: string): Promise<boolean> {
    const before = this.passkeys.length;
    this.passkeys = this.passkeys.filter((each) => each.id !== id || each.accountId !== accountId);
    return Promise.resolve(this.passkeys.length < before);
  }

  authenticatorApp(accountId: string): Promise<AuthenticatorApp | null> {
    const app = this.apps.find((each) => each.accountId === accountId);
    return Promise.resolve(app ? Object.assign(new AuthenticatorApp(), app) : null);
  }

  authenticatorApps(): Promise<AuthenticatorApp[]> {
    return Promise.resolve(this.apps.map((app) => Object.assign(new AuthenticatorApp(), app)));
  }

  replaceAppSecret(accountId: string, sealed: string, anew: string): Promise<void> {
    this.apps = this.apps.map((each) =>
      each.accountId === accountId && each.secret === sealed
        ? Object.assign(new AuthenticatorApp(), each, { secret: anew })
        : each,
    );
    return Promise.resolve();
  }

  saveAuthenticatorApp(app: AuthenticatorApp): Promise<void> {
    this.apps = [
      ...this.apps.filter(({ accountId }) => accountId !== app.accountId),
      Object.assign(new AuthenticatorApp(), app),
    ];
    return Promise.resolve();
  }

  useStep(accountId: string, step: number): Promise<boolean> {
    const app = this.apps.find((each) => each.accountId === accountId && each.lastStep < step);
    if (app)
      this.apps = this.apps.map((each) =>
        each === app ? Object.assign(new AuthenticatorApp(), app, { lastStep: step }) : each,
      );
    return Promise.resolve(app !== undefined);
  }

  removeAuthenticatorApp(accountId: string): Promise<boolean> {
    const before = this.apps.length;
    this.apps = this.apps.filter((each) => each.accountId !== accountId);
    return Promise.resolve(this.apps.length < before);
  }

  setRecoveryCodes(accountId: string, digests: readonly string[]): Promise<void> {
    const others = this.codes.filter((code) => code.accountId !== accountId);
    this.codes = [...others, ...digests.map((digest) => ({ accountId, digest }))];
    return Promise.resolve();
  }

  countRecoveryCodes(accountId: string): Promise<number> {
    return Promise.resolve(this.codes.filter((code) => code.accountId === accountId).length);
  }

  useRecoveryCode(accountId: string, digest: string): Promise<boolean> {
    const before = this.codes.length;
    this.codes = this.codes.filter((code) => code.accountId !== accountId || code.digest !== digest);
    return Promise.resolve(this.codes.length < before);
  }

  addChallenge(digest: string, boundTo: string, expiresAt: Date): Promise<void> {
    this.challenges = [...this.challenges, { digest, boundTo, expiresAt }];
    return Promise.resolve();
  }

  takeChallenge(digest: string, boundTo: string, now: Date): Promise<boolean> {
    const found = this.challenges.find(
      (each) => each.digest === digest && each.boundTo === boundTo && each.expiresAt > now,
    );
    this.challenges = this.challenges.filter((each) => each !== found);
    return Promise.resolve(found !== undefined);
  }
}

function copyOf(passkey: Passkey): Passkey {
  return Object.assign(new Passkey(), passkey);
}
