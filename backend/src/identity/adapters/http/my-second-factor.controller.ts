import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request } from 'express';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '../../../common/http/api-docs.js';
import { EnrollingStaff, IDENTITY_NOT_CONFIRMED, ConfirmedIdentity } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { SECOND_FACTOR } from '../../../common/throttling/slow-down.js';
import { MySecondFactorService } from '../../application/my-second-factor.js';
import type { SignedInUser } from '../../domain/account.js';
import { deviceWords } from '../../domain/device-words.js';
import { CurrentUser } from './current-user.js';
import { BAD_FACTOR_CODE, BAD_PASSKEY } from './identity.docs.js';
import {
  ConfirmAuthenticatorAppDto,
  MySecondFactorDto,
  NewAuthenticatorAppDto,
  PasskeyAnswerDto,
  RecoveryCodesDto,
  toMySecondFactorDto,
} from './second-factor.dto.js';

const NOT_FOUND = [404, 'auth.factor_not_found', 'Ya no está en tu cuenta.'] as const;
const LAST = [409, 'auth.last_factor', 'Agrega otra forma de entrar antes de quitar la última.'] as const;
const REMOVED = { description: 'Removed.' };
const PASSKEY_ID_PARAM = { name: 'id', description: 'Of the list of passkeys.', example: 'AbC1' } as const;

/** The caller's own second factors. Where one is required, these operations work before the rest of the panel. */
@ApiTags('staff')
@Controller('auth')
@EnrollingStaff()
export class MySecondFactorController {
  constructor(private readonly mine: MySecondFactorService) {}

  /** List my second factors (staff) */
  @Get('second-factor')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MySecondFactorDto })
  @ApiErrors(401, 403)
  async getMySecondFactor(@CurrentUser() { id }: SignedInUser): Promise<MySecondFactorDto> {
    return toMySecondFactorDto(await this.mine.show(id));
  }

  /** Get the WebAuthn options for a new passkey, valid once, for 5 minutes, in this session (staff) */
  @Post('passkeys/options')
  @ConfirmedIdentity()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED)
  getNewPasskeyOptions(@CurrentUser() me: SignedInUser): Promise<object> {
    return this.mine.passkeyOptions(me);
  }

  /** Add a passkey; the first factor ends the caller's other sessions and returns recovery codes (staff) */
  @Post('passkeys')
  @ConfirmedIdentity()
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @ApiErrors(400, 401, BAD_PASSKEY, 403, IDENTITY_NOT_CONFIRMED, 413, 415)
  async addPasskey(
    @CurrentUser() me: SignedInUser,
    @Body() { response }: PasskeyAnswerDto,
    @Req() req: Request,
  ): Promise<RecoveryCodesDto> {
    const device = deviceWords(req.headers['user-agent']);
    return { recoveryCodes: await this.mine.addPasskey(me, response as RegistrationResponseJSON, device) };
  }

  /** Remove a passkey (staff) */
  @Delete('passkeys/:id')
  @ConfirmedIdentity()
  @HttpCode(204)
  @ApiParam(PASSKEY_ID_PARAM)
  @ApiNoContentResponse(REMOVED)
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, NOT_FOUND, LAST)
  removePasskey(@CurrentUser() me: SignedInUser, @Param('id') id: string): Promise<void> {
    return this.mine.removePasskey(me, id);
  }

  /** Get a secret and QR code for an authenticator app (staff) */
  @Post('code-app')
  @ConfirmedIdentity()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewAuthenticatorAppDto })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED)
  beginAuthenticatorApp(@CurrentUser() me: SignedInUser): NewAuthenticatorAppDto {
    return this.mine.beginAuthenticatorApp(me);
  }

  /** Set up an authenticator app with one of its codes; replaces an earlier one (staff) */
  @Post('code-app/confirm')
  @ConfirmedIdentity()
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @ApiErrors(400, 401, 403, IDENTITY_NOT_CONFIRMED, 413, 415, BAD_FACTOR_CODE, SECOND_FACTOR)
  async confirmAuthenticatorApp(
    @CurrentUser() me: SignedInUser,
    @Body() { secret, code }: ConfirmAuthenticatorAppDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.mine.addAuthenticatorApp(me, secret, code) };
  }

  /** Remove the authenticator app (staff) */
  @Delete('code-app')
  @ConfirmedIdentity()
  @HttpCode(204)
  @ApiNoContentResponse(REMOVED)
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, NOT_FOUND, LAST)
  removeAuthenticatorApp(@CurrentUser() me: SignedInUser): Promise<void> {
    return this.mine.removeAuthenticatorApp(me);
  }

  /** Create recovery codes, which replace the earlier ones (staff) */
  @Post('recovery-codes')
  @ConfirmedIdentity()
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @ApiErrors(401, 403, IDENTITY_NOT_CONFIRMED, NOT_FOUND)
  async renewRecoveryCodes(@CurrentUser() me: SignedInUser): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.mine.renewRecoveryCodes(me) };
  }
}
