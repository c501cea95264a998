import { Body, Controller, Get, Header, HttpCode, NotImplementedException, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { BAD_CREDENTIALS, BAD_ORIGIN, EMAIL_TAKEN, INVALID_EMAIL, INVALID_REGISTRATION } from './identity.docs.js';
import { AuthStateDto, LoginDto, UserDto } from './login.dto.js';
import { RegisterDto, RegisteredDto } from './register.dto.js';

@ApiTags('identity')
@Controller()
export class SessionController {
  /**
   * Open an account
   *
   * @remarks Logs in at once: a new session, whatever the caller came with. The cart stays, it does not depend on the
   * session. A mail bids welcome.
   */
  @Post('register')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: RegisteredDto })
  @ApiErrors(INVALID_REGISTRATION, BAD_ORIGIN, EMAIL_TAKEN, 413, 415, 429)
  register(@Body() body: RegisterDto): Promise<RegisteredDto> {
    throw new NotImplementedException(body);
  }

  /**
   * Log in
   *
   * @remarks A wrong password and an unknown address get the same answer in the same time. Repeated failures are slowed
   * down, per account and per address, with growing pauses.
   */
  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: UserDto })
  @ApiErrors(INVALID_EMAIL, BAD_CREDENTIALS, BAD_ORIGIN, 413, 415, 429)
  login(@Body() body: LoginDto): Promise<UserDto> {
    throw new NotImplementedException(body);
  }

  /** Log out: also fine for a guest */
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The session is gone.' })
  @ApiErrors(BAD_ORIGIN)
  logout(): Promise<void> {
    throw new NotImplementedException();
  }

  /**
   * Who is logged in
   *
   * @remarks Never cached. A page need not ask for a guest: the cookie `signed_in`, readable by scripts and without
   * anything about the person, comes and goes with the session.
   */
  @Get('auth/check')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: AuthStateDto })
  @ApiErrors()
  checkAuth(): Promise<AuthStateDto> {
    throw new NotImplementedException();
  }
}
