import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { SecondFactors } from '../../application/second-factors.port.js';
import { AuthenticatorApp, Passkey } from '../../domain/second-factor.js';

@Injectable()
export class TypeOrmSecondFactors extends SecondFactors {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  /** Locks the account, because it may have no factor yet. */
  async lock(accountId: string): Promise<void> {
    await this.manager.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [accountId]);
  }

  async has(accountId: string): Promise<boolean> {
    if (await this.manager.existsBy(Passkey, { accountId })) return true;
    return this.manager.existsBy(AuthenticatorApp, { accountId });
  }

  async clear(accountId: string): Promise<void> {
    await this.manager.delete(Passkey, { accountId });
    await this.manager.delete(AuthenticatorApp, { accountId });
    await this.setRecoveryCodes(accountId, []);
  }

  passkeysOf(accountId: string): Promise<Passkey[]> {
    return this.manager.find(Passkey, { where: { accountId }, order: { createdAt: 'ASC' } });
  }

  findPasskey(id: string): Promise<Passkey | null> {
    return this.manager.findOneBy(Passkey, { id });
  }

  async addPasskey(passkey: Passkey): Promise<boolean> {
    const insertion = this.manager.createQueryBuilder().insert().into(Passkey).values(passkey).orIgnore();
    const { raw } = (await insertion.returning('id').execute()) as { raw: object[] };
    return raw.length === 1;
  }

  async usedPasskey(id: string, counter: number, at: Date): Promise<void> {
    await this.manager.update(Passkey, { id }, { counter, lastUsedAt: at });
  }

  async removePasskey(id: string, accountId: string): Promise<boolean> {
    const { affected } = await this.manager.delete(Passkey, { id, accountId });
    return affected === 1;
  }

  authenticatorApp(accountId: string): Promise<AuthenticatorApp | null> {
    return this.manager.findOneBy(AuthenticatorApp, { accountId });
  }

  authenticatorApps(): Promise<AuthenticatorApp[]> {
    return this.manager.find(AuthenticatorApp);
  }

  async replaceAppSecret(accountId: string, sealed: string, anew: string): Promise<void> {
    await this.manager.update(AuthenticatorApp, { accountId, secret: sealed }, { secret: anew });
  }

  async saveAuthenticatorApp(app: AuthenticatorApp): Promise<void> {
    await this.manager.upsert(AuthenticatorApp, { ...app }, ['accountId']);
  }

  async useStep(accountId: string, step: number): Promise<boolean> {
    const earlier = { accountId, lastStep: LessThan(step) };
    const { affected } = await this.manager.update(AuthenticatorApp, earlier, { lastStep: step });
    return affected === 1;
  }

  async removeAuthenticatorApp(accountId: string): Promise<boolean> {
    const { affected } = await this.manager.delete(AuthenticatorApp, { accountId });
    return affected === 1;
  }

  async setRecoveryCodes(accountId: string, digests: readonly string[]): Promise<void> {
    await this.manager.query('DELETE FROM staff_recovery_code WHERE account_id = $1', [accountId]);
    await this.manager.query('INSERT INTO staff_recovery_code (account_id, digest) SELECT $1, unnest($2::text[])', [
      accountId,
      digests,
    ]);
  }

  async countRecoveryCodes(accountId: string): Promise<number> {
    const statement = 'SELECT count(*)::int AS codes FROM staff_recovery_code WHERE account_id = $1';
    const [row] = await this.manager.query<{ codes: number }[]>(statement, [accountId]);
    return row!.codes;
  }

  async useRecoveryCode(accountId: string, digest: string): Promise<boolean> {
    const statement = 'DELETE FROM staff_recovery_code WHERE account_id = $1 AND digest = $2 RETURNING digest';
    const [removed] = await this.manager.query<[object[], number]>(statement, [accountId, digest]);
    return removed.length === 1;
  }

  async addChallenge(digest: string, boundTo: string, expiresAt: Date): Promise<void> {
    const statement = 'INSERT INTO staff_challenge (digest, bound_to, expires_at) VALUES ($1, $2, $3)';
    await this.manager.query(statement, [digest, boundTo, expiresAt]);
  }

  async takeChallenge(digest: string, boundTo: string, now: Date): Promise<boolean> {
    const statement = `DELETE FROM staff_challenge
      WHERE digest = $1 AND bound_to = $2 AND expires_at > $3 RETURNING digest`;
    const [taken] = await this.manager.query<[object[], number]>(statement, [digest, boundTo, now]);
    return taken.length === 1;
  }

  private get manager() {
    return this.transaction.manager;
  }
}
