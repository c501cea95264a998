import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { idParam } from '../../../common/http/id-param.js';
import { Multipart } from '../../../common/http/json-only.guard.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import {
  PICTURE_UPLOAD_ERRORS,
  pictureOf,
  PictureUpload,
  UploadDto,
  type UploadedPicture,
} from '../../../media/index.js';
import { ORDER_ID_PARAM, ORDER_UNKNOWN, OrderIdPipe, OrderReader } from '../../../orders/index.js';
import { PhotoAdmin } from '../../application/photo-admin.js';
import { PhotoLinks } from '../../application/photo-links.js';
import {
  type FinishedPhoto,
  NOT_IN_PRODUCTION,
  NOTHING_TO_RELEASE,
  PHOTO_UNKNOWN,
  TOO_MANY_PHOTOS,
} from '../../domain/finished-photo.js';
import {
  OpenPhotoDto,
  OrderPhotosDto,
  ReleaseFinishedPhotoDto,
  StaffPhotoDto,
  toOpenPhotoDto,
  toStaffPhotoDto,
} from './finished-photo.dto.js';

/** The photo of a finished order, for staff. */
@ApiTags('finished-photos')
@Controller()
@Staff()
export class StaffPhotosController {
  constructor(
    private readonly admin: PhotoAdmin,
    private readonly orders: OrderReader,
    private readonly links: PhotoLinks,
  ) {}

  /** List photos that wait for the customer's answer or for the workshop, errors first, at most 100 (staff) */
  @Get('finished-photos')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [OpenPhotoDto] })
  @ApiErrors(401, 403)
  async listOpenPhotos(@CurrentUser() user: SignedInUser): Promise<OpenPhotoDto[]> {
    return (await this.admin.openFor(user)).map(toOpenPhotoDto);
  }

  /**
   * Send the photo of a finished order to its customer (staff)
   *
   * @remarks The customer gets a mail with a link; the parcel waits for the answer for 24 hours. A new photo replaces the one before, whose
   * link ends; the same file again is the same photo. The file is checked and stripped of all metadata as in `POST /media`, and deleted
   * together with the personal data of the order.
   */
  @Post('orders/:id/finished-photo')
  @Multipart()
  @UseInterceptors(PictureUpload)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadDto })
  @ApiCreatedResponse({ type: StaffPhotoDto })
  @ApiErrors(401, 403, ORDER_UNKNOWN, NOT_IN_PRODUCTION, ...PICTURE_UPLOAD_ERRORS, TOO_MANY_PHOTOS)
  async sendFinishedPhoto(
    @Param('id', OrderIdPipe) id: string,
    @UploadedFile() file: UploadedPicture | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffPhotoDto> {
    return this.toDto(await this.admin.send(id, pictureOf(file), user));
  }

  /** List the photos of an order, with the customer's answers (staff) */
  @Get('orders/:id/finished-photo')
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: OrderPhotosDto })
  @ApiErrors(401, 403, ORDER_UNKNOWN)
  async getOrderPhotos(
    @Param('id', OrderIdPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<OrderPhotosDto> {
    const photos = await this.admin.ofOrderFor(await this.orders.ofId(id), user);
    const current = photos.find(({ replacedAt }) => replacedAt === null);
    const earlier = photos.filter((photo) => photo !== current);
    return { current: current ? this.toDto(current) : null, earlier: earlier.map((photo) => this.toDto(photo)) };
  }

  /** Get a photo of an order (staff) */
  @Get('orders/:id/finished-photo/:photoId/image')
  @Header('Cache-Control', 'private, max-age=3600')
  @ApiParam(ORDER_ID_PARAM)
  @ApiParam(idParam('photo', 'photoId'))
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(401, 403, ORDER_UNKNOWN, PHOTO_UNKNOWN)
  async getOrderPhotoImage(
    @Param('id', OrderIdPipe) id: string,
    @Param('photoId', OrderIdPipe) photoId: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.admin.image(await this.orders.ofId(id), photoId, user), {
      type: 'image/webp',
    });
  }

  /** Continue with an order although the customer has not answered or reported an error (staff) */
  @Post('orders/:id/finished-photo/release')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: StaffPhotoDto })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe por qué sigue', { note: 'Escribe por qué sigue' }],
    401,
    403,
    PHOTO_UNKNOWN,
    NOTHING_TO_RELEASE,
    413,
    415,
  )
  async releaseFinishedPhoto(
    @Param('id', OrderIdPipe) id: string,
    @Body() { note }: ReleaseFinishedPhotoDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffPhotoDto> {
    return this.toDto(await this.admin.release(id, note, user));
  }

  private toDto(photo: FinishedPhoto): StaffPhotoDto {
    return toStaffPhotoDto(photo, this.links.urlOf(photo));
  }
}
