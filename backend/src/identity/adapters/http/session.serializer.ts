import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { type SessionPayload, SessionAuthenticator } from '../../application/session-authenticator.js';
import type { SignedInUser } from '../../domain/account.js';

type Done<T> = (error: unknown, value?: T | null) => void;

/** Writes the session payload and restores the signed-in user from it, for passport. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(private readonly authenticator: SessionAuthenticator) {
    super();
  }

  serializeUser(payload: SessionPayload, done: Done<SessionPayload>): void {
    done(null, payload);
  }

  deserializeUser(payload: SessionPayload, done: Done<SignedInUser>): void {
    this.authenticator.find(payload).then((user) => done(null, user), done);
  }
}
