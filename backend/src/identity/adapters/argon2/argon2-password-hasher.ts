import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Options } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/password-hasher.port.js';

/** The library's algorithm is argon2id, and this is OWASP's first choice for it: 19 MiB, two passes; about 20 ms on one core, off the event loop. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded with the first password: it takes 3 MiB. */
const argon2 = () => import('@node-rs/argon2');

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** Hash of an unknown password with the same parameters: makes unknown accounts as slow as known ones. */
  private decoy?: Promise<string>;

  async hash(password: string): Promise<string> {
    return (await argon2()).hash(password, PARAMETERS);
  }

  async verify(known: string | undefined, password: string): Promise<boolean> {
    // Also for known accounts, so that the first check after a start takes equally long for both.
    const decoy = await (this.decoy ??= this.hash(randomUUID()));
    return (await argon2()).verify(known ?? decoy, password);
  }
}
