import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/password-hasher.port.js';

/** The library's algorithm is argon2id, and this is OWASP's first choice for it: 19 MiB, two passes; about 20 ms on one core, off the event loop. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** Hash of an unknown password with the same parameters: makes unknown accounts as slow as known ones. */
  private readonly decoy = hash(randomUUID(), PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  async verify(known: string | undefined, password: string): Promise<boolean> {
    return verify(known ?? (await this.decoy), password);
  }
}
