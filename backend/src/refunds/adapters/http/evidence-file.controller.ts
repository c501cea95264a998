import {
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
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '../../../common/http/api-docs.js';
import { Owner, IDENTITY_NOT_CONFIRMED, ConfirmedIdentity } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { Multipart } from '../../../common/http/json-only.guard.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import {
  PICTURE_UPLOAD_ERRORS,
  pictureOf,
  PictureUpload,
  UploadDto,
  type UploadedPicture,
} from '../../../media/index.js';
import { EvidenceFiles } from '../../application/evidence-files.js';
import { EVIDENCE_FIXED, NO_EVIDENCE_FILE, REFUND_UNKNOWN } from '../../domain/refund-errors.js';
import { RefundDto, toRefundDto } from './refund.dto.js';
import { actorOf } from './ask-refund.dto.js';
import { REFUND_ID_PARAM, RefundIdPipe } from './refund-params.js';

/** The picture that proves a refund. */
@ApiTags('refunds')
@Controller('refunds/:id/evidence-file')
@Owner()
@ConfirmedIdentity()
export class EvidenceFileController {
  constructor(private readonly files: EvidenceFiles) {}

  /**
   * Add the picture that proves a refund (owner)
   *
   * @remarks It is replaced until the refund ends, and added once to a refund that is done without one. The file is checked and stripped of
   * all metadata as in `POST /media`, and deleted together with the personal data of the order.
   */
  @Post()
  @HttpCode(200)
  @Multipart()
  @UseInterceptors(PictureUpload)
  @Header('Cache-Control', 'no-store')
  @ApiParam(REFUND_ID_PARAM)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadDto })
  @ApiOkResponse({ type: RefundDto })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, REFUND_UNKNOWN, EVIDENCE_FIXED, ...PICTURE_UPLOAD_ERRORS)
  async addRefundEvidence(
    @Param('id', RefundIdPipe) id: string,
    @UploadedFile() file: UploadedPicture | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<RefundDto> {
    return toRefundDto(await this.files.add(id, pictureOf(file), actorOf(user)));
  }

  /** Get the picture that proves a refund; each read is in the audit log (owner) */
  @Get()
  @Header('Cache-Control', 'private, no-store')
  @ApiParam(REFUND_ID_PARAM)
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, REFUND_UNKNOWN, NO_EVIDENCE_FILE)
  async readRefundEvidence(
    @Param('id', RefundIdPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<StreamableFile> {
    const { content, name } = await this.files.read(id, actorOf(user));
    return new StreamableFile(content, { type: 'image/webp', disposition: `attachment; filename="${name}"` });
  }
}
