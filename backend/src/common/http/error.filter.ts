import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError, STATUS_OF_KIND, TooManyRequestsError } from '../domain-error.js';
import { isUnavailable } from '../is-unavailable.js';
import { OverloadedError } from '../throttling/concurrency-limiter.js';
import { genericError } from './error-catalogue.js';
import type { ErrorDto } from './error.dto.js';
import { routeOf } from './route-of.js';

type ErrorBody = Omit<ErrorDto, 'requestId'>;

/** Extra body fields for the errors of some calls, also for errors that are thrown before their controller. */
export interface ErrorAddition {
  /** Matches the paths of these calls. */
  readonly paths: RegExp;
  of(error: unknown, body: ErrorBody): object;
}

/** Maps every error to an HTTP answer without internals such as stack, SQL or secrets. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('errors');

  private readonly additions: readonly ErrorAddition[];

  constructor(...additions: ErrorAddition[]) {
    this.additions = additions;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const req = http.getRequest<Request>();
    const res = http.getResponse<Response>();
    const body = toErrorBody(error);
    if (body.statusCode >= 500) this.logError(error, req);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    if (error instanceof TooManyRequestsError) res.setHeader('Retry-After', error.retryAfterSeconds);
    res.setHeader('Cache-Control', 'no-store');
    const more = this.additions.find(({ paths }) => paths.test(req.originalUrl))?.of(error, body);
    res.status(body.statusCode).json({ ...body, ...more, requestId: req.requestId } satisfies ErrorDto);
  }

  /** Expected errors are logged without a stack: an outage of the provider would fill the log. */
  private logError(error: unknown, req: Request): void {
    const { requestId } = req;
    const what = `${req.method} ${routeOf(req)} failed`;
    if (error instanceof DomainError) this.log.warn({ code: error.code, reason: error.cause, requestId }, what);
    else this.log.error({ err: error, requestId }, what);
  }
}

function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof DomainError) {
    const { code, message, fields, kind } = error;
    return { statusCode: STATUS_OF_KIND[kind], code, message, ...(fields && { fields }) };
  }
  return genericError(statusOf(error));
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isUnavailable(error) || error instanceof OverloadedError) return 503;
  // Express and its body parser put the status on their errors.
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
