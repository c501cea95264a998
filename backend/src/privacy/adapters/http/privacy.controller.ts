import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { PrivacyService } from '../../application/privacy.service.js';
import {
  PrivacyAnswerDto,
  PrivacyErasureDto,
  PrivacyExportDto,
  PrivacyRequestDto,
  PrivacyTokenDto,
  toPrivacyErasureDto,
  toPrivacyExportDto,
} from './privacy.dto.js';

const INVALID_EMAIL = 'Escribe un correo válido, por ejemplo laura@correo.com';
const BAD_LINK = [422, 'privacy.bad_link', 'Este enlace ya no sirve. Pide uno nuevo.'] as const;

@ApiTags('privacy')
@Controller('privacy')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  /**
   * Send an email with a link to the data of an email address
   *
   * @remarks The answer and its time are the same whether or not the shop holds anything. The link is valid once, for an
   * hour, and is mailed only when there is something to see.
   */
  @Post('requests')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PrivacyAnswerDto })
  @ApiErrors(
    [400, 'request.invalid', INVALID_EMAIL, { email: INVALID_EMAIL }],
    413,
    415,
    POLICIES.privacyRequests,
    POLICIES.privacyMails,
  )
  async requestPersonalData(@Body() { email }: PrivacyRequestDto, @Ip() ip: string): Promise<PrivacyAnswerDto> {
    await this.privacy.request(email, ip);
    return { message: 'Si guardamos datos de este correo, te enviamos un enlace que vale por una hora.' };
  }

  /** Export the data of the email address that a mailed link proves */
  @Post('export')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PrivacyExportDto })
  @ApiErrors(400, 413, 415, BAD_LINK, POLICIES.privacyLinks)
  async exportPersonalData(@Body() { token }: PrivacyTokenDto, @Ip() ip: string): Promise<PrivacyExportDto> {
    return toPrivacyExportDto(await this.privacy.export(token, ip));
  }

  /**
   * Erase the data of the email address that a mailed link proves
   *
   * @remarks Orders in progress keep their data until they are delivered or refunded, and are erased then without another
   * request. Unpaid orders are cancelled. Finished ones keep number, dates and amounts, because the law requires them.
   */
  @Post('erase')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PrivacyErasureDto })
  @ApiErrors(400, 413, 415, BAD_LINK, POLICIES.privacyLinks)
  async erasePersonalData(@Body() { token }: PrivacyTokenDto, @Ip() ip: string): Promise<PrivacyErasureDto> {
    return toPrivacyErasureDto(await this.privacy.erase(token, ip));
  }
}
