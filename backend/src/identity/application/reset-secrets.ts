import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Signatures } from '../../common/derived-key.js';
import { Env } from '../../config/env.js';

/** Makes codes of six digits and the digests that are stored instead. They need a key: anyone can try a million codes. */
@Injectable()
export class ResetSecrets {
  private readonly digests: Signatures;

  constructor(env: Env) {
    this.digests = new Signatures(env, 'reset-code');
  }

  code(): string {
    return randomInt(1_000_000).toString().padStart(6, '0');
  }

  digestOfCode(accountId: string, code: string): string {
    return this.digests.sign(`${accountId}:${code}`);
  }

  isDigestOf(digest: string, accountId: string, code: string): boolean {
    return this.digests.fits(digest, `${accountId}:${code}`);
  }
}
