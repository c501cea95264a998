import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { digestOf, newToken } from '../../../common/random-token.js';
import { MINUTE_MS } from '../../../common/time.js';
import { Env } from '../../../config/env.js';
import { CHALLENGE_MINUTES } from '../../domain/second-factor.js';

/** Binds the challenge of a login with a passkey to the browser that asked for it: before the login there is no session. */
@Injectable()
export class PasskeyCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor({ publicUrl }: Env) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? '__Host-passkey' : 'passkey';
    this.options = { httpOnly: true, sameSite: 'strict', secure, path: '/' };
  }

  /** A new token in the cookie; returns who may answer. */
  issue(res: Response): string {
    const token = newToken();
    res.cookie(this.name, token, { ...this.options, maxAge: CHALLENGE_MINUTES * MINUTE_MS });
    return digestOf(token);
  }

  /** Digest that names the browser; without the cookie it matches no challenge. */
  holder(req: Request): string {
    return digestOf(parse(req.headers.cookie ?? '')[this.name] ?? '');
  }
}
