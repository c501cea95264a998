import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { DAY_MS } from '../../../common/time.js';
import { Env } from '../../../config/env.js';
import { PAYER_DAYS_KEPT } from '../../application/payer-proof.js';

/** Without TLS, on a developer's machine, browsers refuse the prefix. */
const cookieName = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-payer' : 'payer');

/** A browser that began more payments keeps the newest. */
const MAX_TOKENS = 8;

const TOKENS = /^[\w-]{22}(?:\.[\w-]{22}){0,7}$/;

/** A browser and the tokens of the payments that it began; see `PayerProof`. */
export interface PayerBrowser {
  /** IP address; empty when the client has disconnected, because its request is handled anyway. */
  readonly ip: string;
  /** The newest first. */
  readonly tokens: readonly string[];
  /** Adds the token of a new payment to the cookie; null changes nothing. */
  remember(token: string | null): void;
}

interface Http {
  readonly req: Request;
  readonly res: Response;
}

@Injectable()
class PayerPipe implements PipeTransform<Http, PayerBrowser> {
  private readonly publicUrl: string;

  constructor({ publicUrl }: Env) {
    this.publicUrl = publicUrl;
  }

  transform({ req, res }: Http): PayerBrowser {
    const tokens = payerTokens(req, this.publicUrl);
    return {
      ip: req.ip ?? '',
      tokens,
      remember: (token) => {
        if (token) rememberPayer(res, [token, ...tokens], this.publicUrl);
      },
    };
  }
}

const HttpContext = createParamDecorator((_data: unknown, context: ExecutionContext): Http => {
  const http = context.switchToHttp();
  return { req: http.getRequest(), res: http.getResponse() };
});

/** The calling browser and its payer tokens, as {@link PayerBrowser}. */
export const Payer = (): ParameterDecorator => HttpContext(PayerPipe);

function payerTokens(req: Request, publicUrl: string): string[] {
  const value = parse(req.headers.cookie ?? '')[cookieName(publicUrl)] ?? '';
  return TOKENS.test(value) ? value.split('.') : [];
}

function rememberPayer(res: Response, tokens: readonly string[], publicUrl: string): void {
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl), path: '/' };
  const value = tokens.slice(0, MAX_TOKENS).join('.');
  res.cookie(cookieName(publicUrl), value, { ...options, maxAge: PAYER_DAYS_KEPT * DAY_MS });
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
