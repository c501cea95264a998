import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import { type Ticket, WhoIs } from '../../application/who-is.js';
import type { Account, SignedInUser } from '../../domain/account.js';

type Done<T> = (error: unknown, value?: T | null) => void;

/** What passport keeps of a person in the session, and how it finds that person again. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(private readonly whoIs: WhoIs) {
    super();
  }

  serializeUser(account: Account, done: Done<Ticket>): void {
    done(null, this.whoIs.ticketOf(account));
  }

  deserializeUser(ticket: Ticket, done: Done<SignedInUser>): void {
    this.whoIs.find(ticket).then((user) => done(null, user), done);
  }
}
