import { Body, Controller, Header, HttpCode, NotImplementedException, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { BAD_CODE, BAD_ORIGIN, INVALID_EMAIL, INVALID_PASSWORD } from './identity.docs.js';
import { ForgotPasswordDto, PasswordAnswerDto, ResetPasswordDto } from './password.dto.js';

@ApiTags('identity')
@Controller()
export class PasswordController {
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
  @ApiErrors(INVALID_EMAIL, BAD_ORIGIN, 413, 415, 429)
  forgotPassword(@Body() body: ForgotPasswordDto): Promise<PasswordAnswerDto> {
    throw new NotImplementedException(body);
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
  @ApiErrors(INVALID_PASSWORD, BAD_ORIGIN, 413, 415, BAD_CODE, 429)
  resetPassword(@Body() body: ResetPasswordDto): Promise<PasswordAnswerDto> {
    throw new NotImplementedException(body);
  }
}
