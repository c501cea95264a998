import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { AskForCode } from '../../application/ask-for-code.js';
import { ResetPassword } from '../../application/reset-password.js';
import { BAD_CODE, INVALID_EMAIL, INVALID_PASSWORD } from './identity.docs.js';
import { ForgotPasswordDto, PasswordAnswerDto, ResetPasswordDto } from './password.dto.js';

@ApiTags('identity')
@Controller()
@Public()
export class PasswordController {
  constructor(
    private readonly codes: AskForCode,
    private readonly passwords: ResetPassword,
  ) {}

  /**
   * Mail a code for a new password
   *
   * @remarks The answer and its time are the same whether or not the address has an account. The code has 6 digits, lasts
   * 15 minutes, bears 5 attempts and invalidates older ones.
   */
  @Post('forgot-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PasswordAnswerDto })
  @ApiErrors(INVALID_EMAIL, 413, 415, 429)
  async forgotPassword(@Body() { email }: ForgotPasswordDto, @Ip() address: string): Promise<PasswordAnswerDto> {
    await this.codes.ask(email, address);
    return { message: 'Si hay una cuenta con este correo, te enviamos un código de 6 dígitos.' };
  }

  /**
   * Set a new password with the mailed code
   *
   * @remarks Ends every session of the account. An unknown address, a wrong, used, outdated or worn-out code are not told
   * apart.
   */
  @Post('reset-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PasswordAnswerDto })
  @ApiErrors(INVALID_PASSWORD, 413, 415, BAD_CODE, 429)
  async resetPassword(@Body() body: ResetPasswordDto, @Ip() address: string): Promise<PasswordAnswerDto> {
    await this.passwords.reset(body, address);
    return { message: 'Tu contraseña quedó actualizada. Ya puedes iniciar sesión.' };
  }
}
