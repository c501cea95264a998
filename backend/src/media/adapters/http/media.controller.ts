import { Controller, Get, Header, Post, Query, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Owner, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { Multipart } from '../../../common/http/json-only.guard.js';
import { LIMIT_MESSAGE, positionOf } from '../../../common/http/page-query.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { StorePicture } from '../../application/store-picture.js';
import { ListMediaQueryDto, MediaDto, MediaPageDto, toMediaDto, toMediaPageDto, UploadDto } from './media.dto.js';
import { PICTURE_UPLOAD_ERRORS, pictureOf, PictureUpload, type UploadedPicture } from './picture-upload.js';

const PICTURE_ID = /^[0-9a-f]{20}$/;

/** Pictures of the shop. */
@ApiTags('media')
@Controller('media')
export class MediaController {
  constructor(private readonly storePicture: StorePicture) {}

  /** List stored pictures, newest first (staff) */
  @Get()
  @Staff()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MediaPageDto })
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }], 401, 403)
  async listMedia(@Query() { cursor, limit }: ListMediaQueryDto): Promise<MediaPageDto> {
    const after = cursor === undefined ? undefined : positionOf(cursor, PICTURE_ID);
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
  @ApiErrors(401, 403, ...PICTURE_UPLOAD_ERRORS)
  async uploadMedia(
    @UploadedFile() file: UploadedPicture | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<MediaDto> {
    return toMediaDto(await this.storePicture.add(pictureOf(file), user));
  }
}
