import { Controller, Get, Header, Post, Query, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Owner, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { Multipart, NOT_MULTIPART } from '../../../common/http/json-only.guard.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { StorePicture } from '../../application/store-picture.js';
import {
  ANIMATED,
  BROKEN,
  BUSY,
  MALFORMED,
  MISSING,
  NOT_PICTURE,
  TOO_LARGE,
  TOO_MANY_PIXELS,
  uploadError,
} from '../../domain/media-errors.js';
import { positionOf } from './media-cursor.js';
import {
  LIMIT_MESSAGE,
  ListMediaQueryDto,
  MediaDto,
  MediaPageDto,
  toMediaDto,
  toMediaPageDto,
  UploadDto,
} from './media.dto.js';
import { PictureUpload } from './picture-upload.js';

/** Pictures of the shop. */
@ApiTags('media')
@Controller('media')
export class MediaController {
  constructor(private readonly storePicture: StorePicture) {}

  /** Pictures in the store, the newest first (staff) */
  @Get()
  @Staff()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MediaPageDto })
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }], 401, 403)
  async listMedia(@Query() { cursor, limit }: ListMediaQueryDto): Promise<MediaPageDto> {
    const after = cursor === undefined ? undefined : positionOf(cursor);
    return toMediaPageDto(await this.storePicture.list({ after, limit }), limit);
  }

  /**
   * Upload a picture (owner)
   *
   * @remarks The type is read from the content, not from its name. The picture is turned upright, stripped of all metadata (EXIF, GPS) and
   * stored in the widths that pages show. A file that was uploaded before answers the picture that exists. Products name pictures in
   * `pictures` (`POST /change-sets`).
   */
  @Post()
  @Owner()
  @Multipart()
  @UseInterceptors(PictureUpload)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadDto })
  @ApiCreatedResponse({ type: MediaDto })
  @ApiErrors(
    MISSING,
    MALFORMED,
    401,
    403,
    408,
    TOO_LARGE,
    NOT_PICTURE,
    NOT_MULTIPART,
    BROKEN,
    ANIMATED,
    TOO_MANY_PIXELS,
    BUSY,
  )
  async uploadMedia(
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<MediaDto> {
    if (!file) throw uploadError(MISSING);
    return toMediaDto(await this.storePicture.add(file.buffer, user));
  }
}
