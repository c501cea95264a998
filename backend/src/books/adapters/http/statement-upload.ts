import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { parse } from 'csv-parse/sync';
import express, { type Request, type Response } from 'express';
import { errorOf } from '../../../common/domain-error.js';
import { MAX_BANK_ROWS } from '../../domain/bank-statement.js';

const MAX_BYTES = 1_024 * 1_024;
const MAX_LINE = 4_000;
const LIMITS = {
  files: 1,
  fileSize: MAX_BYTES,
  fields: 5,
  fieldNameSize: 100,
  fieldSize: 1_000,
  parts: 6,
  headerPairs: 20,
};

export const STATEMENT_MISSING = [
  400,
  'request.invalid',
  'Sube el extracto en un archivo CSV',
  { file: 'Sube el extracto en un archivo CSV' },
] as const;
export const STATEMENT_TOO_LARGE = [413, 'money.statement_too_large', 'El extracto puede pesar máximo 1 MB.'] as const;
export const STATEMENT_BROKEN = [
  422,
  'money.statement_broken',
  'Ese archivo no es un CSV que podamos leer. Ábrelo en Excel y guárdalo como CSV.',
] as const;

/** Reads the part `file` of a multipart body, or a body of type `text/csv`, into memory. */
@Injectable()
export class StatementUpload implements NestInterceptor {
  private readonly file: NestInterceptor = new (FileInterceptor('file', { limits: LIMITS }))();
  private readonly body = express.raw({ type: 'text/csv', limit: MAX_BYTES, inflate: false });

  async intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const [req, res] = [http.getRequest<Request>(), http.getResponse<Response>()];
    try {
      if (req.is('text/csv') === false) return await this.file.intercept(context, next);
      await new Promise<void>((resolve, reject) => {
        this.body(req, res, (error?: Error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined) throw error;
      const [missing, code, message] = STATEMENT_MISSING;
      throw status === 413 ? errorOf(STATEMENT_TOO_LARGE) : errorOf([missing, code, message], { file: message });
    }
    return next.handle();
  }
}

/** The cells of an uploaded statement. Throws the errors above, and `money.statement_broken` for a file that is no text. */
export function cellsOf(file: { readonly buffer: Buffer } | undefined, { body }: Pick<Request, 'body'>): string[][] {
  const content = file?.buffer ?? (Buffer.isBuffer(body) ? body : undefined);
  const [status, code, message] = STATEMENT_MISSING;
  if (!content || content.length === 0) throw errorOf([status, code, message], { file: message });
  const text = textOf(content);
  if (text.includes('\0') || text.includes('\u0001')) throw errorOf(STATEMENT_BROKEN);
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_LINE,
      // One more than is read, so that a longer file is refused and not cut.
      to: MAX_BANK_ROWS + 1,
    });
  } catch {
    throw errorOf(STATEMENT_BROKEN);
  }
}

/** Excel saves UTF-8 with a byte order mark, UTF-16, or the Windows letters of Western Europe; banks send the last as well. */
function textOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The separator that most lines have, outside of quotes; a comma may separate thousands, too. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, 50).map((line) => line.replace(/"[^"]*"/g, ''));
  const having = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return [';', '\t', ','].find((sign) => having(sign) * 2 >= lines.filter(Boolean).length) ?? ',';
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status < 500 ? status : undefined;
}
