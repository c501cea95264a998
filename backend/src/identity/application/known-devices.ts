import { Injectable } from '@nestjs/common';
import { Signatures } from '../../common/derived-key.js';
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
  private readonly signatures: Signatures;

  constructor(env: Env) {
    this.signatures = new Signatures(env, 'known-device');
  }

  /** `isProven`: the person also showed a second factor on the device. */
  issue(owner: DeviceOwner, isProven = false): string {
    const id = newToken();
    return id + this.signatures.sign(signedText(id, owner, isProven));
  }

  /** The token of this account among those of a browser. Without an account it does the same work, so that time reveals nothing. */
  find(owner: DeviceOwner | null, tokens: readonly string[]): string | undefined {
    const { id, credentialsVersion } = owner ?? { id: '', credentialsVersion: 0 };
    const found = tokens.filter((token) => this.isOf({ id, credentialsVersion }, token));
    return owner ? found[0] : undefined;
  }

  /** The token of a device on which the person showed a second factor. */
  findProven(owner: DeviceOwner, tokens: readonly string[]): string | undefined {
    return tokens.find((token) => this.fits(token, owner, true));
  }

  private isOf(owner: DeviceOwner, token: string): boolean {
    // Both are compared, so that the time does not show which one fits.
    const fits = [true, false].map((isProven) => this.fits(token, owner, isProven));
    return fits.includes(true);
  }

  private fits(token: string, owner: DeviceOwner, isProven: boolean): boolean {
    const id = token.slice(0, ID_LENGTH);
    return this.signatures.fits(token.slice(ID_LENGTH), signedText(id, owner, isProven));
  }
}

function signedText(id: string, { id: accountId, credentialsVersion }: DeviceOwner, isProven: boolean): string {
  return `${id}:${accountId}:${credentialsVersion}${isProven ? ':proven' : ''}`;
}
