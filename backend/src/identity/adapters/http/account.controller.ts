import { Body, Controller, Get, Header, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { CURRENT_PASSWORD } from '../../../common/throttling/slow-down.js';
import { ChangePassword } from '../../application/change-password.js';
import { ConfirmEmail } from '../../application/confirm-email.js';
import { DeleteAccount } from '../../application/delete-account.js';
import { MyAccount } from '../../application/my-account.js';
import type { SignedInUser } from '../../domain/account.js';
import {
  AccountDto,
  AccountExportDto,
  ChangeAccountDto,
  ConfirmEmailDto,
  DeleteAccountDto,
  toAccountDto,
  toAccountExportDto,
} from './account.dto.js';
import { CurrentUser } from './current-user.js';
import { DeviceCookie } from './device-cookie.js';
import { BAD_CONFIRMATION, CONFIRMATION_EXPIRED, INVALID_PASSWORD, WRONG_PASSWORD } from './identity.docs.js';
import { ChangePasswordDto } from './password.dto.js';
import { WebSessions } from './web-sessions.js';

@ApiTags('identity')
@Controller('account')
export class AccountController {
  constructor(
    private readonly mine: MyAccount,
    private readonly passwords: ChangePassword,
    private readonly deletion: DeleteAccount,
    private readonly emails: ConfirmEmail,
    private readonly sessions: WebSessions,
    private readonly devices: DeviceCookie,
  ) {}

  /** Get my account */
  @Get()
  @ApiOkResponse({ type: AccountDto })
  @ApiErrors(401)
  async getAccount(@CurrentUser() { id }: SignedInUser): Promise<AccountDto> {
    return toAccountDto(await this.mine.find(id));
  }

  /**
   * Change my data
   *
   * @remarks Changes only the fields of the body. The email of the account does not change.
   */
  @Patch()
  @ApiOkResponse({ type: AccountDto })
  @ApiErrors(400, 401, 413, 415)
  async changeAccount(@CurrentUser() { id }: SignedInUser, @Body() body: ChangeAccountDto): Promise<AccountDto> {
    return toAccountDto(await this.mine.change(id, body));
  }

  /**
   * Change my password
   *
   * @remarks Ends every other session of the account; this one continues under a new id.
   */
  @Post('password')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiErrors(INVALID_PASSWORD, 401, 413, 415, WRONG_PASSWORD, CURRENT_PASSWORD, POLICIES.passwordConfirmations)
  async changePassword(
    @CurrentUser() { id, staffSession }: SignedInUser,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    const account = await this.passwords.change(id, currentPassword, newPassword);
    await this.sessions.begin(req, res, account, staffSession?.step === 'done');
  }

  /**
   * Confirm my email
   *
   * @remarks With the token of the link in the welcome mail, which works for 30 days after the registration. A reset of the password keeps the data of a confirmed account; an
   * unconfirmed one is emptied, because a stranger may have registered it.
   */
  @Post('confirm-email')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Confirmed, also when it was before.' })
  @ApiErrors(400, 401, 413, 415, BAD_CONFIRMATION, CONFIRMATION_EXPIRED)
  confirmEmail(@CurrentUser() user: SignedInUser, @Body() { token }: ConfirmEmailDto): Promise<void> {
    return this.emails.confirm(user, token);
  }

  /** Export my personal data */
  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="mis-datos-sigerist.json"')
  @ApiOkResponse({ type: AccountExportDto })
  @ApiErrors(401)
  async exportAccount(@CurrentUser() { id }: SignedInUser): Promise<AccountExportDto> {
    return toAccountExportDto(await this.mine.export(id));
  }

  /**
   * Delete my account
   *
   * @remarks The account, its sessions and codes are deleted at once, and its finished orders are anonymised. Orders in progress
   * keep their data until they are delivered or refunded; unpaid orders are cancelled. Staff accounts can be removed by command only.
   */
  @Post('delete')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Deleted.' })
  @ApiErrors(400, 401, 413, 415, WRONG_PASSWORD, CURRENT_PASSWORD, POLICIES.passwordConfirmations)
  async deleteAccount(
    @CurrentUser() { id }: SignedInUser,
    @Body() { password }: DeleteAccountDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    const account = await this.deletion.delete(id, password);
    await this.sessions.end(req, res);
    this.devices.forget(req, res, account);
  }
}
