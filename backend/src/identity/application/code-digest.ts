import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';

/** Makes codes of six digits, and the keyed digest that is stored instead: without the shop's secret a copy of the table tells nothing. */
@Injectable()
export class CodeDigest {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'reset-code', 32));
  }

  make(): string {
    return randomInt(1_000_000).toString().padStart(6, '0');
  }

  of(accountId: string, code: string): string {
    return createHmac('sha256', this.key).update(`${accountId}:${code}`).digest('base64url');
  }

  same(digest: string, accountId: string, code: string): boolean {
    return timingSafeEqual(Buffer.from(digest), Buffer.from(this.of(accountId, code)));
  }
}
