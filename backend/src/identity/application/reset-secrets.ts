import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';

const TOKEN_BYTES = 16;

/** Makes codes of six digits and tokens of 128 bits, and the keyed digests that are stored instead of them. */
@Injectable()
export class ResetSecrets {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'reset-code', 32));
  }

  code(): string {
    return randomInt(1_000_000).toString().padStart(6, '0');
  }

  token(): string {
    return randomBytes(TOKEN_BYTES).toString('base64url');
  }

  digestOfCode(accountId: string, code: string): string {
    return this.digest(`${accountId}:${code}`);
  }

  digestOfToken(token: string): string {
    return this.digest(`token:${token}`);
  }

  same(one: string, other: string): boolean {
    return timingSafeEqual(Buffer.from(one), Buffer.from(other));
  }

  private digest(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
