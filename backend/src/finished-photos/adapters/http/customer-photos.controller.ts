import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '../../../common/http/api-docs.js';
import { OptionalAuth, Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { Payer, type PayerBrowser } from '../../../orders/index.js';
import { PhotoAnswers } from '../../application/photo-answers.js';
import { ALREADY_ANSWERED, PHOTO_UNKNOWN } from '../../domain/finished-photo.js';
import {
  AnswerFinishedPhotoDto,
  AnswerLinkedPhotoDto,
  CustomerPhotoDto,
  OwnPhotoDto,
  PhotoTokenDto,
  toCustomerPhotoDto,
} from './finished-photo.dto.js';

const TOKEN_PARAM = {
  name: 'token',
  description: 'The secret of the mailed link, 43 characters.',
  example: 'p3m5Yg0mQm4p3m5Yg0mQm4p3m5Yg0mQm4p3m5Yg0mQ',
};

const NO_ANSWER = [
  400,
  'request.invalid',
  'Elige si te encanta o si hay un error',
  { approved: 'Elige si te encanta o si hay un error' },
] as const;

/** The photo of a finished order, for its customer. */
@ApiTags('finished-photos')
@Controller('finished-photos')
export class CustomerPhotosController {
  constructor(
    private readonly answers: PhotoAnswers,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Get the photo of the caller's order
   *
   * @remarks For the browser that paid or opened a mailed link, and the logged-in owner; number and email alone are no proof.
   */
  @Get('of-order/:orderNumber')
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiParam({ name: 'orderNumber', description: 'Number of the order.', example: 'SIG-7K2QXM' })
  @ApiOkResponse({ type: OwnPhotoDto })
  @ApiErrors(POLICIES.finishedPhotos)
  async getOwnPhoto(
    @Param('orderNumber') orderNumber: string,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<OwnPhotoDto> {
    await this.limiter.consume(POLICIES.finishedPhotos, ip);
    const own = await this.answers.ofOwnOrder(orderNumber, { payerTokens: payer.tokens, user });
    return { state: own?.photo.state ?? null, url: own?.url ?? null };
  }

  /** Get the photo of a mailed link */
  @Post('link')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CustomerPhotoDto })
  @ApiErrors(400, 413, 415, PHOTO_UNKNOWN, POLICIES.finishedPhotos)
  getLinkedPhoto(@Body() { token }: PhotoTokenDto, @Ip() ip: string): Promise<CustomerPhotoDto> {
    return this.getFinishedPhoto(token, ip);
  }

  /** Get the picture of a mailed link */
  @Post('link/image')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(400, 413, 415, PHOTO_UNKNOWN, POLICIES.finishedPhotos)
  getLinkedPhotoImage(@Body() { token }: PhotoTokenDto, @Ip() ip: string): Promise<StreamableFile> {
    return this.getFinishedPhotoImage(token, ip);
  }

  /**
   * Answer about a photo
   *
   * @remarks The first answer counts. `approved: false` stops the parcel until the workshop has solved it.
   */
  @Post('link/answer')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CustomerPhotoDto })
  @ApiErrors(NO_ANSWER, PHOTO_UNKNOWN, ALREADY_ANSWERED, 413, 415, POLICIES.finishedPhotos)
  answerLinkedPhoto(@Body() { token, ...answer }: AnswerLinkedPhotoDto, @Ip() ip: string): Promise<CustomerPhotoDto> {
    return this.answerFinishedPhoto(token, answer, ip);
  }

  /**
   * Get the photo of a token in the URL
   *
   * @remarks As `POST /finished-photos/link`, which the pages use: proxies may log URLs.
   */
  @Get(':token')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiParam(TOKEN_PARAM)
  @ApiOkResponse({ type: CustomerPhotoDto })
  @ApiErrors(PHOTO_UNKNOWN, POLICIES.finishedPhotos)
  async getFinishedPhoto(@Param('token') token: string, @Ip() ip: string): Promise<CustomerPhotoDto> {
    await this.limiter.consume(POLICIES.finishedPhotos, ip);
    return toCustomerPhotoDto(await this.answers.view(token), token);
  }

  /**
   * Get the picture of a token in the URL
   *
   * @remarks As `POST /finished-photos/link/image`, which the pages use: proxies may log URLs.
   */
  @Get(':token/image')
  @Public()
  @Header('Cache-Control', 'private, max-age=3600')
  @ApiParam(TOKEN_PARAM)
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(PHOTO_UNKNOWN, POLICIES.finishedPhotos)
  async getFinishedPhotoImage(@Param('token') token: string, @Ip() ip: string): Promise<StreamableFile> {
    await this.limiter.consume(POLICIES.finishedPhotos, ip);
    return new StreamableFile(await this.answers.image(token), { type: 'image/webp' });
  }

  /**
   * Answer about the photo of a token in the URL
   *
   * @remarks As `POST /finished-photos/link/answer`, which the pages use: proxies may log URLs.
   */
  @Post(':token')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(TOKEN_PARAM)
  @ApiOkResponse({ type: CustomerPhotoDto })
  @ApiErrors(NO_ANSWER, PHOTO_UNKNOWN, ALREADY_ANSWERED, 413, 415, POLICIES.finishedPhotos)
  async answerFinishedPhoto(
    @Param('token') token: string,
    @Body() { approved, comment }: AnswerFinishedPhotoDto,
    @Ip() ip: string,
  ): Promise<CustomerPhotoDto> {
    await this.limiter.consume(POLICIES.finishedPhotos, ip);
    const answer = approved ? 'approved' : 'error';
    return toCustomerPhotoDto(await this.answers.answer(token, answer, comment ?? ''), token);
  }
}
