import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { derivedKeys } from '../../../common/derived-key.js';
import { DAY_MS } from '../../../common/time.js';
import { Env } from '../../../config/env.js';
import type { Account, SignedInUser } from '../../domain/account.js';
import { deviceWords } from '../../domain/device-words.js';
import { SessionAuthenticator } from '../../application/session-authenticator.js';
import type { SessionStep } from '../../domain/staff-session.js';
import { StaffAlerts } from '../../application/staff-alerts.js';
import { DeviceCookie } from './device-cookie.js';

const IDLE_MS = 30 * DAY_MS;

/** Cookie by which scripts decide whether to request the signed-in user; it identifies no user. */
const MARKER = 'signed_in';

/**
 * Sessions of browsers: a signed random id in a cookie, everything else in the database. A session is read or
 * written only when a handler uses it, so pages, pictures, catalogue and cart cost no session.
 */
@Injectable()
export class WebSessions {
  private readonly middleware: readonly RequestHandler[];
  private readonly cookie: {
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly secure: boolean;
    readonly path: '/';
  };
  private readonly name: string;

  constructor(
    env: Env,
    @Inject(session.Store) store: session.Store,
    private readonly devices: DeviceCookie,
    private readonly authenticator: SessionAuthenticator,
    private readonly alerts: StaffAlerts,
  ) {
    const secure = env.publicUrl.startsWith('https:');
    this.cookie = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
    // The prefix makes browsers refuse the cookie from a neighbouring subdomain or without TLS.
    this.name = secure ? '__Host-sid' : 'sid';
    this.middleware = [
      session({
        name: this.name,
        secret: derivedKeys(env, 'session').map((key) => key.toString('base64url')),
        store,
        resave: false,
        saveUninitialized: false,
        rolling: true,
        // TLS ends at the proxy; `PUBLIC_URL` starts with https when there is one.
        proxy: true,
        cookie: { ...this.cookie, maxAge: IDLE_MS },
      }),
      passport.authenticate('session') as RequestHandler,
    ];
  }

  /** The signed-in user; an invalid session is removed together with its cookies. */
  async load(req: Request, res: Response): Promise<SignedInUser | null> {
    const cookies = req.headers.cookie ?? '';
    if (!cookies.includes(`${this.name}=`)) return this.guest(cookies, res);
    await this.open(req, res);
    const user = req.user as SignedInUser | undefined;
    if (user) this.mark(res);
    else await this.discard(req, res);
    return user ?? null;
  }

  /**
   * Begins a session, always under a new id, and stores the device; the one that this browser had ends. `isProven`: the person also proved a
   * second factor.
   */
  async begin(req: Request, res: Response, account: Account, isProven = false): Promise<SessionStep> {
    await this.open(req, res);
    // `req.user` is of the session that this browser had; without one it is the account whose password was checked, or undefined.
    await this.authenticator.endRecord(req.user ?? {});
    const device = deviceWords(req.headers['user-agent']);
    const { payload, step } = await this.authenticator.begin(account, device, isProven);
    await called((done) => req.logIn(payload, done));
    this.mark(res);
    if (payload.staffSessionId && !isProven && !this.devices.isKnown(req, account))
      await this.alerts.loggedInOnNewDevice(account.id, payload.staffSessionId, step);
    // Before the second factor the person may be someone who only has the password.
    if (step === 'done') this.devices.remember(req, res, account, isProven);
    return step;
  }

  /** After the second factor of a login. */
  proved(req: Request, res: Response, user: SignedInUser): void {
    this.devices.remember(req, res, user, true);
  }

  /** The token of a device on which the person showed a second factor before. */
  provenDevice(req: Request, user: SignedInUser): string | undefined {
    return this.devices.proven(req, user);
  }

  /** Removes the row, so that a copy of the cookie is invalid too. */
  async end(req: Request, res: Response): Promise<void> {
    await this.open(req, res);
    const user = req.user as SignedInUser | undefined;
    await this.discard(req, res);
    if (user) await this.authenticator.ended(user);
  }

  /** Most callers are guests, who cost no session. */
  private guest(cookies: string, res: Response): null {
    personal(res);
    this.unmark(cookies, res);
    return null;
  }

  private async open(req: Request, res: Response): Promise<void> {
    if (req.session) return;
    personal(res);
    for (const handler of this.middleware) await called((done) => void handler(req, res, done));
  }

  private async discard(req: Request, res: Response): Promise<void> {
    const cookies = req.headers.cookie ?? '';
    if (cookies.includes(`${this.name}=`)) res.clearCookie(this.name, this.cookie);
    this.unmark(cookies, res);
    // The session of a guest was never stored.
    if ('passport' in req.session) await called((done) => req.session.destroy(done));
  }

  private mark(res: Response): void {
    res.cookie(MARKER, '1', { ...this.cookie, httpOnly: false, maxAge: IDLE_MS });
  }

  private unmark(cookies: string, res: Response): void {
    if (cookies.includes(`${MARKER}=`)) res.clearCookie(MARKER, { ...this.cookie, httpOnly: false });
  }
}

/** A response that depends on a session must not be cached. */
function personal(res: Response): void {
  res.setHeader('Cache-Control', 'no-store');
}

type Outcome<T> = [error?: unknown, value?: T];

/** Arguments of a library's callback. */
async function called<T = void>(call: (done: (...outcome: Outcome<T>) => void) => void): Promise<T | undefined> {
  const [error, value] = await new Promise<Outcome<T>>((resolve) => call((...outcome) => resolve(outcome)));
  // As it is: the answer depends on the code of an error of PostgreSQL or of a socket.
  if (error) throw error as Error;
  return value;
}
