import { Body, Controller, Header, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { CODES_FROM_NETWORK } from '../../../common/throttling/slow-down.js';
import { RequestPasswordReset } from '../../application/request-password-reset.js';
import { ResetPassword } from '../../application/reset-password.js';
import { DeviceCookie } from './device-cookie.js';
import { BAD_CODE, BAD_LINK, INVALID_EMAIL, INVALID_PASSWORD } from './identity.docs.js';
import { ForgotPasswordDto, PasswordAnswerDto, ResetPasswordDto } from './password.dto.js';

@ApiTags('identity')
@Controller()
@Public()
export class PasswordController {
  constructor(
    private readonly requests: RequestPasswordReset,
    private readonly passwords: ResetPassword,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Send an email with a code and a link for a new password
   *
   * @remarks The answer and its time are the same whether or not the email has an account. An account is mailed at most once
   * a minute. Code and link last 15 minutes; a newer code replaces the older one, but not its link. The use of one of them ends all.
   * A network has 5 guesses per code, an account 20 a day; beyond that only the link works.
   */
  @Post('forgot-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PasswordAnswerDto })
  @ApiErrors(INVALID_EMAIL, 413, 415, POLICIES.resetRequests)
  async forgotPassword(@Body() { email }: ForgotPasswordDto, @Ip() ip: string): Promise<PasswordAnswerDto> {
    await this.requests.request(email, ip);
    return { message: 'Si hay una cuenta con este correo, te enviamos un código de 6 dígitos.' };
  }

  /**
   * Set a new password with the mailed code or link
   *
   * @remarks Takes `email` and `code`, or `token`. Ends every session of the account, and makes this
   * browser a known device, whose login other browsers cannot pause. The answer is the same for an unknown
   * email and for a wrong, used, expired or worn-out code.
   */
  @Post('reset-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PasswordAnswerDto })
  @ApiErrors(INVALID_PASSWORD, 413, 415, BAD_CODE, BAD_LINK, CODES_FROM_NETWORK, POLICIES.recoveryLinks)
  async resetPassword(
    @Body() body: ResetPasswordDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<PasswordAnswerDto> {
    const { token, email = '', code = '', newPassword } = body;
    const account =
      token === undefined
        ? await this.passwords.byCode({ email, code, newPassword }, ip)
        : await this.passwords.byLink({ token, newPassword }, ip);
    this.devices.remember(req, res, account);
    return { message: 'Tu contraseña quedó actualizada. Ya puedes iniciar sesión.' };
  }
}
