import type { Request, Response } from 'express';
import { rejectForeignOrigin } from './reject-foreign-origin.js';

describe('rejectForeignOrigin', () => {
  const errorOf = (production: boolean, origin: string) => {
    const req = { method: 'POST', protocol: 'http', headers: { origin, host: '127.0.0.1:3000' } } as Request;
    let error: unknown;
    const publicUrl = 'http://localhost:3000';
    void rejectForeignOrigin({ publicUrl, production })(
      req,
      {} as Response,
      (reason?: unknown) => void (error = reason),
    );
    return error;
  };

  it.each([
    ['the public URL', true, 'http://localhost:3000'],
    ['the public URL', false, 'http://localhost:3000'],
    ['the host that was asked for', false, 'http://127.0.0.1:3000'],
  ])('accepts %s (production: %s)', (_what, production, origin) => {
    expect(errorOf(production, origin)).toBeUndefined();
  });

  it.each([
    ['another scheme', true, 'https://localhost:3000'],
    ['the host that was asked for', true, 'http://127.0.0.1:3000'],
    ['another scheme of the host that was asked for', false, 'https://127.0.0.1:3000'],
    ['another site', false, 'http://evil.example'],
  ])('rejects %s (production: %s)', (_what, production, origin) => {
    expect(errorOf(production, origin)).toMatchObject({ code: 'request.bad_origin' });
  });
});
