import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { derivedKey, isSameSecret } from '../../common/derived-key.js';
import { newToken } from '../../common/random-token.js';
import { Env } from '../../config/env.js';
import type { Account } from '../domain/account.js';

const ID_LENGTH = 22;

/** Account and version of a device's token: a new password raises the version and ends every older token. */
export type DeviceOwner = Pick<Account, 'id' | 'credentialsVersion'>;

/**
 * Makes and recognises the tokens of devices that logged in before (OWASP: device cookies). A token is a random id of 128 bits
 * and a signature of that id, the account and the version of its password, so nothing is stored and a login needs no further
 * statement.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = derivedKey(env.sessionSecret, 'known-device');
  }

  issue(owner: DeviceOwner): string {
    const id = newToken();
    return id + this.signature(id, owner);
  }

  /** The token of this account among those of a browser. Without an account it does the same work, so that time reveals nothing. */
  find(owner: DeviceOwner | null, tokens: readonly string[]): string | undefined {
    const { id, credentialsVersion } = owner ?? { id: '', credentialsVersion: 0 };
    const found = tokens.find((token) => this.isOf({ id, credentialsVersion }, token));
    return owner ? found : undefined;
  }

  private isOf(owner: DeviceOwner, token: string): boolean {
    const id = token.slice(0, ID_LENGTH);
    return isSameSecret(token, id + this.signature(id, owner));
  }

  private signature(id: string, { id: accountId, credentialsVersion }: DeviceOwner): string {
    return createHmac('sha256', this.key).update(`${id}:${accountId}:${credentialsVersion}`).digest('base64url');
  }
}
