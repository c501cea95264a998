import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { MAX_UPLOAD_BYTES, MALFORMED, TOO_LARGE, uploadError } from '../../domain/media-errors.js';

/** One file and a few short fields, which are ignored: whatever goes beyond is refused while it arrives. */
const LIMITS = {
  ...{ fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5, parts: 6 },
  ...{ fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 },
};

/** Reads the part `file` of a multipart body into memory. */
@Injectable()
export class PictureUpload implements NestInterceptor {
  private readonly reader: NestInterceptor = new (FileInterceptor('file', { limits: LIMITS }))();

  async intercept(context: ExecutionContext, next: CallHandler) {
    try {
      return await this.reader.intercept(context, next);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      throw uploadError(error.getStatus() === 413 ? TOO_LARGE : MALFORMED);
    }
  }
}
