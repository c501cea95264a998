import {
  type CallHandler,
  type ExecutionContext,
  HttpException,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { NOT_MULTIPART } from '../../../common/http/json-only.guard.js';
import {
  ANIMATED,
  BROKEN,
  BUSY,
  MALFORMED,
  MAX_UPLOAD_BYTES,
  MISSING,
  NOT_PICTURE,
  TOO_LARGE,
  TOO_MANY_PIXELS,
  uploadError,
} from '../../domain/media-errors.js';

/** One file and a few short fields, which are ignored: whatever goes beyond is refused while it arrives. */
const LIMITS = {
  files: 1,
  fileSize: MAX_UPLOAD_BYTES,
  fields: 5,
  fieldNameSize: 100,
  fieldSize: 1_000,
  parts: 6,
  headerPairs: 20,
};

/** The file that `@UploadedFile()` gives. */
export interface UploadedPicture {
  readonly buffer: Buffer;
}

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

/** The errors of every call that uploads a picture, for `@ApiErrors`. */
export const PICTURE_UPLOAD_ERRORS = [
  MISSING,
  MALFORMED,
  408,
  TOO_LARGE,
  NOT_PICTURE,
  NOT_MULTIPART,
  BROKEN,
  ANIMATED,
  TOO_MANY_PIXELS,
  BUSY,
] as const;

/** The content of the uploaded file. Throws `media.missing`. */
export function pictureOf(file: UploadedPicture | undefined): Buffer {
  if (!file) throw uploadError(MISSING);
  return file.buffer;
}
