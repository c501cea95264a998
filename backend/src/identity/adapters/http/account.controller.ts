import { Body, Controller, Get, Header, HttpCode, NotImplementedException, Patch, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { AccountDto, AccountExportDto, ChangeAccountDto, DeleteAccountDto } from './account.dto.js';
import { BAD_ORIGIN, INVALID_PASSWORD, WRONG_PASSWORD } from './identity.docs.js';
import { ChangePasswordDto } from './password.dto.js';

@ApiTags('identity')
@Controller('account')
export class AccountController {
  /** My data */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: AccountDto })
  @ApiErrors(401)
  getAccount(): Promise<AccountDto> {
    throw new NotImplementedException();
  }

  /**
   * Change my data
   *
   * @remarks Only what the body names changes. The address of the account stays what it is.
   */
  @Patch()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: AccountDto })
  @ApiErrors(400, 401, BAD_ORIGIN, 413, 415)
  changeAccount(@Body() body: ChangeAccountDto): Promise<AccountDto> {
    throw new NotImplementedException(body);
  }

  /**
   * Change my password
   *
   * @remarks Ends every other session of the account; this one goes on under a new id.
   */
  @Post('password')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiErrors(INVALID_PASSWORD, 401, BAD_ORIGIN, 413, 415, WRONG_PASSWORD, 429)
  changePassword(@Body() body: ChangePasswordDto): Promise<void> {
    throw new NotImplementedException(body);
  }

  /** Download everything that the shop holds about me */
  @Get('export')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="mis-datos-sigerist.json"')
  @ApiOkResponse({ type: AccountExportDto })
  @ApiErrors(401)
  exportAccount(): Promise<AccountExportDto> {
    throw new NotImplementedException();
  }

  /**
   * Delete my account
   *
   * @remarks The account, its sessions and codes are gone at once. Accounts of the staff end by command only.
   */
  @Post('delete')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Gone.' })
  @ApiErrors(400, 401, BAD_ORIGIN, 413, 415, WRONG_PASSWORD, 429)
  deleteAccount(@Body() body: DeleteAccountDto): Promise<void> {
    throw new NotImplementedException(body);
  }
}
