import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { ConfirmedIdentity, IDENTITY_NOT_CONFIRMED, Owner } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { idParam } from '../../../common/http/id-param.js';
import { KEY_REUSED, OncePerKey } from '../../../common/http/once-per-key.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { MONEY_ERRORS } from '../../../money/index.js';
import { NOTHING_DUE, ORDER_UNKNOWN, PIECES_ORDERED, TAKES_NO_MONEY } from '../../../orders/index.js';
import { EXCEEDS_PAID, WAY_UNAVAILABLE } from '../../../refunds/index.js';
import { DecideOpenMoney } from '../../application/decide-open-money.js';
import { ListOpenMoney } from '../../application/list-open-money.js';
import {
  EVIDENCE_MISSING,
  MONEY_UNKNOWN,
  NO_PURCHASE,
  NOT_OPEN,
  ORDER_MISSING,
  OTHER_ORDER,
  OUTCOME_UNAVAILABLE,
  TWO_OWNERS,
} from '../../domain/open-money-errors.js';
import {
  DecidedMoneyDto,
  DecideOpenMoneyDto,
  KIND_MESSAGE,
  OpenMoneyListDto,
  toDecidedMoneyDto,
  toDecision,
  toOpenMoneyDto,
} from './open-money.dto.js';
import { MoneyIdPipe } from './open-money-params.js';

@ApiTags('money')
@Controller('money/open')
@Owner()
export class OpenMoneyController {
  constructor(
    private readonly listing: ListOpenMoney,
    private readonly deciding: DecideOpenMoney,
  ) {}

  /** List money without a home: of unknown payments, wrong amounts, second and late payments, and what the provider contradicts (owner) */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OpenMoneyListDto })
  @ApiErrors(401, 403)
  async listOpenMoney(): Promise<OpenMoneyListDto> {
    return { items: (await this.listing.list()).map(toOpenMoneyDto) };
  }

  /**
   * Decide about money without a home (owner)
   *
   * @remarks What is given back is a refund like any other, also without an order: `PATCH /refunds/{id}` goes on with it. What changes at the
   * provider afterwards is listed again.
   */
  @Post(':id/outcome')
  @ConfirmedIdentity()
  @OncePerKey()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(idParam('money'))
  @ApiOkResponse({ type: DecidedMoneyDto })
  @ApiErrors(
    [400, 'request.invalid', KIND_MESSAGE, { kind: KIND_MESSAGE }],
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    MONEY_UNKNOWN,
    ORDER_UNKNOWN,
    NOT_OPEN,
    TAKES_NO_MONEY,
    NOTHING_DUE,
    PIECES_ORDERED,
    MONEY_ERRORS.EVIDENCE_USED,
    MONEY_ERRORS.ENTRY_REVERSED,
    413,
    415,
    OUTCOME_UNAVAILABLE,
    NO_PURCHASE,
    ORDER_MISSING,
    OTHER_ORDER,
    EVIDENCE_MISSING,
    TWO_OWNERS,
    EXCEEDS_PAID,
    WAY_UNAVAILABLE,
    KEY_REUSED,
  )
  async decideOpenMoney(
    @Param('id', MoneyIdPipe) id: string,
    @Body() decision: DecideOpenMoneyDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<DecidedMoneyDto> {
    return toDecidedMoneyDto(await this.deciding.decide(id, toDecision(decision), user));
  }
}
