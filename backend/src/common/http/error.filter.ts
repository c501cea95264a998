import { ArgumentsHost, Catch, ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError, type ErrorKind } from '../domain-error.js';
import type { ErrorDto } from './error.dto.js';

const STATUS: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
};

const GENERIC: Record<number, [code: string, message: string]> = {
  400: ['request.malformed', 'La solicitud no es válida.'],
  401: ['auth.required', 'Inicia sesión para continuar.'],
  403: ['request.forbidden', 'No tienes permiso para hacer esto.'],
  404: ['request.not_found', 'No encontramos lo que buscas.'],
  405: ['request.method_not_allowed', 'Esta operación no está permitida.'],
  413: ['request.too_large', 'La solicitud es demasiado grande.'],
  415: ['request.not_json', 'La solicitud debe ser JSON.'],
  429: ['request.too_many', 'Demasiados intentos. Espera un momento y vuelve a intentar.'],
  500: ['server.error', 'Algo falló de nuestro lado. Vuelve a intentar en un momento.'],
  503: ['server.unavailable', 'El servicio no está disponible en este momento. Vuelve a intentar en unos minutos.'],
};

type ErrorBody = Omit<ErrorDto, 'requestId'>;

/** Speaks HTTP for every error: nothing internal (stack, SQL, secret) ever leaves the shop. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const req = http.getRequest<Request>();
    const res = http.getResponse<Response>();
    const body = toErrorBody(error);
    if (body.statusCode >= 500) this.log.error({ err: error, requestId: req.requestId, path: req.path });
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.setHeader('Cache-Control', 'no-store');
    res.status(body.statusCode).json({ ...body, requestId: req.requestId } satisfies ErrorDto);
  }
}

function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof DomainError) {
    const { code, message, fields, kind } = error;
    return { statusCode: STATUS[kind], code, message, ...(fields && { fields }) };
  }
  return generic(statusOf(error));
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isAway(error)) return 503;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function generic(status: number): ErrorBody {
  const known = GENERIC[status] ?? (status < 500 ? GENERIC[400] : GENERIC[500]);
  const [code, message] = known!;
  return { statusCode: status, code, message };
}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE', '57P01', '57P02', '57P03', '53300']);

/** PostgreSQL or another dependency is away: the shopper should come back, not report a bug. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: string; driverError?: unknown };
  if (code && CONNECTION_CODES.has(code)) return true;
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message)) return true;
  return driverError !== undefined && driverError !== error && isAway(driverError);
}
