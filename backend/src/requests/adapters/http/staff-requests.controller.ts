import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { idParam } from '../../../common/http/id-param.js';
import { cursorOf, positionOf } from '../../../common/http/page-query.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ORDER_ID_PARAM, ORDER_UNKNOWN, OrderIdPipe } from '../../../orders/index.js';
import { REQUEST_UNKNOWN, RequestAdmin } from '../../application/request-admin.js';
import { ALREADY_ANSWERED } from '../../domain/customer-request.js';
import {
  CustomerRequestDto,
  RequestPageDto,
  StaffRequestDto,
  toRequestDto,
  toStaffRequestDto,
} from './request-answer.dto.js';
import { AnswerRequestDto, ListRequestsQueryDto } from './request.dto.js';

const PAGE = 50;
const ANSWER_MESSAGE = 'Escribe la respuesta para la familia';

@ApiTags('requests')
@Controller('requests')
@Staff()
export class StaffRequestsController {
  constructor(private readonly admin: RequestAdmin) {}

  /** List requests of customers, the open ones unless `state` names others (staff) */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RequestPageDto })
  @ApiErrors(
    [400, 'request.invalid', 'Elige un estado de la lista', { state: 'Elige un estado de la lista' }],
    401,
    403,
  )
  async listRequests(
    @Query() { state, cursor }: ListRequestsQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<RequestPageDto> {
    const after = cursor ? positionOf(cursor) : undefined;
    const { items, next } = await this.admin.list(state ?? ['open'], { after, limit: PAGE }, user);
    return { items: items.map(toStaffRequestDto), nextCursor: next ? cursorOf(next) : null };
  }

  /** List accepted withdrawals without a refund, the earliest last day first, at most 100 (staff) */
  @Get('unrefunded')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [StaffRequestDto] })
  @ApiErrors(401, 403)
  async listUnrefundedRequests(@CurrentUser() user: SignedInUser): Promise<StaffRequestDto[]> {
    return (await this.admin.unrefunded(user)).map(toStaffRequestDto);
  }

  /** List the requests about an order, newest first (staff) */
  @Get('of-order/:id')
  @Header('Cache-Control', 'no-store')
  @ApiParam(ORDER_ID_PARAM)
  @ApiOkResponse({ type: [CustomerRequestDto] })
  @ApiErrors(401, 403)
  async listRequestsOfOrder(
    @Param('id', OrderIdPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<CustomerRequestDto[]> {
    return (await this.admin.ofOrder(id, user)).map(toRequestDto);
  }

  /** Answer a request: mails the words to the customer (staff) */
  @Post(':id/answer')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(idParam('request'))
  @ApiOkResponse({ type: StaffRequestDto })
  @ApiErrors(
    [400, 'request.invalid', ANSWER_MESSAGE, { words: ANSWER_MESSAGE }],
    401,
    403,
    REQUEST_UNKNOWN,
    ORDER_UNKNOWN,
    ALREADY_ANSWERED,
    413,
    415,
  )
  async answerRequest(
    @Param('id', OrderIdPipe) id: string,
    @Body() decision: AnswerRequestDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<StaffRequestDto> {
    return toStaffRequestDto(await this.admin.answer(id, decision, user));
  }
}
