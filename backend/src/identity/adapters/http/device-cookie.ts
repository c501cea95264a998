import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { DAY_MS } from '../../../common/time.js';
import { Env } from '../../../config/env.js';
import { type DeviceOwner, KnownDevices } from '../../application/known-devices.js';

const KEPT_MS = 365 * DAY_MS;

/** A shared phone has tokens of several accounts; the newest are kept. */
const MAX_TOKENS = 5;

/** Per token 22 characters of random id and 43 of signature. */
const TOKENS = /^[\w-]{65}(?:\.[\w-]{65}){0,4}$/;

/** The cookie that lets an account log in on a known device while strangers guess its password; stays after a logout. */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly devices: KnownDevices,
    { publicUrl }: Env,
  ) {
    const secure = publicUrl.startsWith('https:');
    // Without TLS, on a developer's machine, browsers refuse the prefix.
    this.name = secure ? '__Host-device' : 'device';
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  /** The newest first. */
  tokens(req: Request): string[] {
    const value = parse(req.headers.cookie ?? '')[this.name] ?? '';
    return TOKENS.test(value) ? value.split('.') : [];
  }

  /**
   * Called after the person proved their identity, `isProven`: with a second factor. A known token stays the same, with its count of
   * failures.
   */
  remember(req: Request, res: Response, account: DeviceOwner, isProven = false): void {
    const tokens = this.tokens(req);
    const known = this.devices.find(account, tokens);
    const proven = this.devices.findProven(account, tokens);
    const token = (isProven ? proven : known) ?? this.devices.issue(account, isProven);
    this.set(res, [token, ...tokens.filter((other) => other !== token && other !== known)]);
  }

  /** Whether the account logged in on this device before. */
  isKnown(req: Request, account: DeviceOwner): boolean {
    return this.devices.find(account, this.tokens(req)) !== undefined;
  }

  /** The token of a device on which the account's owner showed a second factor. */
  proven(req: Request, account: DeviceOwner): string | undefined {
    return this.devices.findProven(account, this.tokens(req));
  }

  /** After the account was deleted; the tokens of other accounts stay. */
  forget(req: Request, res: Response, account: DeviceOwner): void {
    const tokens = this.tokens(req);
    const token = this.devices.find(account, tokens);
    const others = tokens.filter((other) => other !== token);
    if (others.length > 0) this.set(res, others);
    else res.clearCookie(this.name, this.options);
  }

  private set(res: Response, tokens: readonly string[]): void {
    res.cookie(this.name, tokens.slice(0, MAX_TOKENS).join('.'), { ...this.options, maxAge: KEPT_MS });
  }
}
