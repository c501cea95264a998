import { Body, Controller, Get, HttpCode, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../../common/http/api-docs.js';
import { OptionalAuth, Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import {
  ACCOUNT_FROM_NETWORK,
  ACCOUNT_FROM_ANYWHERE,
  ACCOUNT_FROM_DEVICE,
  ANY_ACCOUNT_FROM_NETWORK,
} from '../../../common/throttling/slow-down.js';
import { Register } from '../../application/register.js';
import type { Account, SignedInUser } from '../../domain/account.js';
import { HalfSignedInUser } from './current-user.js';
import { BAD_CREDENTIALS, EMAIL_TAKEN, INVALID_EMAIL, INVALID_REGISTRATION } from './identity.docs.js';
import { LocalAuthGuard } from './local-auth.guard.js';
import { AuthStateDto, LoginDto, toUserDto, UserDto } from './login.dto.js';
import { RegisterDto, RegisteredDto, toRegisteredDto, toRegistration } from './register.dto.js';
import { WebSessions } from './web-sessions.js';

const LOGIN_LIMITS = [ACCOUNT_FROM_NETWORK, ACCOUNT_FROM_ANYWHERE, ACCOUNT_FROM_DEVICE, ANY_ACCOUNT_FROM_NETWORK];

@ApiTags('identity')
@Controller()
export class SessionController {
  constructor(
    private readonly accounts: Register,
    private readonly sessions: WebSessions,
  ) {}

  /**
   * Register an account
   *
   * @remarks Logs in at once, with a new session. The cart stays, because it does not depend on the
   * session. Sends a welcome email.
   */
  @Post('register')
  @Public()
  @ApiCreatedResponse({ type: RegisteredDto })
  @ApiErrors(INVALID_REGISTRATION, EMAIL_TAKEN, 413, 415, POLICIES.registrations)
  async register(
    @Body() body: RegisterDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<RegisteredDto> {
    const account = await this.accounts.register(toRegistration(body), ip);
    await this.sessions.begin(req, res, account);
    return toRegisteredDto(account);
  }

  /**
   * Log in
   *
   * @remarks A wrong password and an unknown email get the same answer in the same time. Repeated failures are slowed
   * down, per account and per network, with growing pauses. On a device that logged in to the account before (cookie `device`) only the
   * failures on that device count. Staff with a second factor get `secondFactor: 'prove'` and a session that opens nothing yet.
   */
  @Post('login')
  @Public()
  @UseGuards(LocalAuthGuard)
  @HttpCode(200)
  @ApiBody({ type: LoginDto })
  @ApiOkResponse({ type: UserDto })
  @ApiErrors(INVALID_EMAIL, BAD_CREDENTIALS, 413, 415, ...LOGIN_LIMITS)
  async login(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<UserDto> {
    const account = req.user as Account;
    const step = await this.sessions.begin(req, res, account);
    return toUserDto(account, step);
  }

  /** Log out (idempotent) */
  @Post('logout')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The session has ended.' })
  @ApiErrors()
  logout(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<void> {
    return this.sessions.end(req, res);
  }

  /**
   * Get the logged-in user
   *
   * @remarks Never cached. Pages can skip this call for guests: the cookie `signed_in`, readable by scripts and without
   * anything about the person, comes and goes with the session.
   */
  @Get('auth/check')
  @OptionalAuth()
  @ApiOkResponse({ type: AuthStateDto })
  @ApiErrors()
  checkAuth(@HalfSignedInUser() user: SignedInUser | null): AuthStateDto {
    const step = user?.staffSession?.step;
    if (step === 'prove') return { isAuthenticated: false, user: null, secondFactor: step };
    return { isAuthenticated: user !== null, user: user && toUserDto(user, step) };
  }
}
