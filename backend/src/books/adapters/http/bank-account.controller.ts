import { Body, Controller, Post, Req, UploadedFile, UseInterceptors } from '@nestjs/common';
import type { Request } from 'express';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiTags } from '../../../common/http/api-docs.js';
import { ConfirmedIdentity, IDENTITY_NOT_CONFIRMED, Owner } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { Multipart, NOT_MULTIPART } from '../../../common/http/json-only.guard.js';
import { KEY_REUSED, OncePerKey } from '../../../common/http/once-per-key.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { CheckStatement, STATEMENT_TOO_LONG, STATEMENT_UNREADABLE } from '../../application/check-statement.js';
import { PAYOUT_KNOWN, RecordPayout } from '../../application/record-payout.js';
import { PayoutDto, PESOS_MESSAGE, RecordedPayoutDto, toPayout } from './payout.dto.js';
import {
  cellsOf,
  STATEMENT_BROKEN,
  STATEMENT_MISSING,
  STATEMENT_TOO_LARGE,
  StatementUpload,
} from './statement-upload.js';
import { CheckedStatementDto, StatementFileDto, toStatementDto } from './statement.dto.js';

/** The shop's bank account beside the ledger. */
@ApiTags('money')
@Controller('money')
@Owner()
@ConfirmedIdentity()
export class BankAccountController {
  constructor(
    private readonly statements: CheckStatement,
    private readonly payouts: RecordPayout,
  ) {}

  /**
   * Compare a statement of the bank with the ledger (owner)
   *
   * @remarks The file as the part `file`, or as a body of type `text/csv`: at most 1 MB, 5,000 lines and 100 days. Receipts, payouts and refunds
   * by transfer are matched by reference, amount and day, or by amount and a day at most 3 days away. What came and is not in the ledger has a
   * proposal for `POST /orders/{id}/receipts` or `POST /money/payouts`, whose reference records it once. Nothing of the file is kept.
   */
  @Post('statements')
  @Multipart('text/csv')
  @UseInterceptors(StatementUpload)
  @ApiConsumes('multipart/form-data', 'text/csv')
  @ApiBody({ type: StatementFileDto })
  @ApiCreatedResponse({ type: CheckedStatementDto })
  @ApiErrors(
    STATEMENT_MISSING,
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    408,
    STATEMENT_TOO_LARGE,
    NOT_MULTIPART,
    STATEMENT_BROKEN,
    STATEMENT_UNREADABLE,
    STATEMENT_TOO_LONG,
  )
  async checkStatement(
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @Req() req: Request,
    @CurrentUser() user: SignedInUser,
  ): Promise<CheckedStatementDto> {
    return toStatementDto(await this.statements.check(cellsOf(file, req), user));
  }

  /**
   * Record what the provider deposited and kept (owner)
   *
   * @remarks A payout and, unless it is 0, a fee. Neither changes the money of an order.
   */
  @Post('payouts')
  @OncePerKey()
  @ApiCreatedResponse({ type: RecordedPayoutDto })
  @ApiErrors(
    [400, 'request.invalid', PESOS_MESSAGE, { amount: PESOS_MESSAGE }],
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    PAYOUT_KNOWN,
    413,
    415,
    KEY_REUSED,
  )
  async recordPayout(@Body() body: PayoutDto, @CurrentUser() user: SignedInUser): Promise<RecordedPayoutDto> {
    const entries = await this.payouts.record(toPayout(body), user);
    return { entries: entries.map(({ id }) => id) };
  }
}
