import { Body, Controller, Header, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { EnrollingStaff, ProvingStaff, Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import {
  CURRENT_PASSWORD,
  RECOVERY_CODE,
  SECOND_FACTOR,
  SECOND_FACTOR_ON_DEVICE,
} from '../../../common/throttling/slow-down.js';
import { ConfirmIdentity } from '../../application/confirm-identity.js';
import { LogInWithPasskey } from '../../application/log-in-with-passkey.js';
import { ProveSecondFactor } from '../../application/prove-second-factor.js';
import type { SignedInUser } from '../../domain/account.js';
import { CurrentUser } from './current-user.js';
import { BAD_FACTOR_CODE, BAD_PASSKEY, WRONG_PASSWORD } from './identity.docs.js';
import { ConfirmDto, ConfirmedDto, toUserDto, UserDto } from './login.dto.js';
import { PasskeyCookie } from './passkey-cookie.js';
import { PasskeyAnswerDto, SecondFactorCodeDto } from './second-factor.dto.js';
import { WebSessions } from './web-sessions.js';

/** How staff prove who they are beside the password: at the login, and again before people, refunds and exports. */
@ApiTags('staff')
@Controller('auth')
export class SecondFactorController {
  constructor(
    private readonly passkeys: LogInWithPasskey,
    private readonly proof: ProveSecondFactor,
    private readonly confirmation: ConfirmIdentity,
    private readonly sessions: WebSessions,
    private readonly cookie: PasskeyCookie,
  ) {}

  /**
   * Ask for a login with a passkey
   *
   * @remarks Answers the options of WebAuthn, which name no account. The challenge is bound to this browser by a cookie, works once, and
   * lasts 5 minutes. Serves `POST /auth/passkey` and `POST /auth/confirm`.
   */
  @Post('passkey/options')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors(POLICIES.passkeyChallenges)
  getPasskeyOptions(@Ip() ip: string, @Res({ passthrough: true }) res: Response): Promise<object> {
    return this.passkeys.options(this.cookie.issue(res), ip);
  }

  /** Log in with a passkey: needs no password (staff) */
  @Post('passkey')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  @ApiErrors(400, BAD_PASSKEY, 413, 415)
  async logInWithPasskey(
    @Body() { response }: PasskeyAnswerDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<UserDto> {
    const account = await this.passkeys.logIn(this.cookie.holder(req), response as AuthenticationResponseJSON);
    return toUserDto(account, await this.sessions.begin(req, res, account, true));
  }

  /**
   * Complete a login with a code (staff)
   *
   * @remarks After `POST /login` answered `secondFactor: 'prove'`: a code of the app, or a recovery code. Each works once.
   */
  @Post('second-factor')
  @ProvingStaff()
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  @ApiErrors(400, 401, 403, 413, 415, BAD_FACTOR_CODE, SECOND_FACTOR, SECOND_FACTOR_ON_DEVICE, RECOVERY_CODE)
  async proveSecondFactor(
    @CurrentUser() user: SignedInUser,
    @Body() { code }: SecondFactorCodeDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<UserDto> {
    await this.proof.byCode(user, code, { ip, device: this.sessions.provenDevice(req, user) });
    this.sessions.proved(req, res, user);
    return toUserDto(user);
  }

  /**
   * Confirm the caller's identity (staff)
   *
   * @remarks With the password, or a passkey after `POST /auth/passkey/options`. For 10 minutes this session may then manage people,
   * refund, export and change second factors. Operations that need it answer 403 `auth.password_again` without it.
   */
  @Post('confirm')
  @EnrollingStaff()
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmedDto })
  @ApiErrors(400, 401, BAD_PASSKEY, 403, 413, 415, WRONG_PASSWORD, CURRENT_PASSWORD, POLICIES.passwordConfirmations)
  async confirmIdentity(
    @CurrentUser() user: SignedInUser,
    @Body() { password = '', passkey }: ConfirmDto,
    @Req() req: Request,
  ): Promise<ConfirmedDto> {
    const confirmedUntil = passkey
      ? await this.confirmation.byPasskey(user, this.cookie.holder(req), passkey as AuthenticationResponseJSON)
      : await this.confirmation.byPassword(user, password);
    return { confirmedUntil };
  }
}
