import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Books, ConfirmedIdentity, IDENTITY_NOT_CONFIRMED, Owner } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { KEY_REUSED, OncePerKey } from '../../../common/http/once-per-key.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ReconciliationAdmin } from '../../application/reconciliation-admin.js';
import {
  AskReconciliationDto,
  DAY_MESSAGE,
  ReconciliationDto,
  ReconciliationsDto,
  toReconciliationDto,
  toReconciliationsDto,
} from './reconciliations.dto.js';

@ApiTags('money')
@Controller('money/reconciliations')
@Owner()
export class ReconciliationsController {
  constructor(private readonly runs: ReconciliationAdmin) {}

  /** List the comparisons of the provider's payments with the shop's (owner and accountant) */
  @Get()
  @Books()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ReconciliationsDto })
  @ApiErrors(401, 403)
  async listReconciliations(): Promise<ReconciliationsDto> {
    return toReconciliationsDto(await this.runs.overview());
  }

  /**
   * Compare the provider's payments with the shop's now (owner)
   *
   * @remarks Answers at once; the run is on the list until it ends. While a run that was asked for has not ended, it is the answer.
   */
  @Post()
  @ConfirmedIdentity()
  @OncePerKey()
  @HttpCode(202)
  @Header('Cache-Control', 'no-store')
  @ApiAcceptedResponse({ type: ReconciliationDto })
  @ApiErrors(
    [400, 'request.invalid', DAY_MESSAGE, { from: DAY_MESSAGE }],
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    413,
    415,
    KEY_REUSED,
  )
  async askForReconciliation(
    @Body() days: AskReconciliationDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ReconciliationDto> {
    const { from, to } = days;
    return toReconciliationDto(await this.runs.ask({ from: from ?? undefined, to: to ?? undefined }, user));
  }
}
