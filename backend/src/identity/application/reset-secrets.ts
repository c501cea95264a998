import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { derivedKey } from '../../common/derived-key.js';
import { Env } from '../../config/env.js';

/** Makes codes of six digits and the digests that are stored instead. They need a key: anyone can try a million codes. */
@Injectable()
export class ResetSecrets {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = derivedKey(env.sessionSecret, 'reset-code');
  }

  code(): string {
    return randomInt(1_000_000).toString().padStart(6, '0');
  }

  digestOfCode(accountId: string, code: string): string {
    return createHmac('sha256', this.key).update(`${accountId}:${code}`).digest('base64url');
  }
}
