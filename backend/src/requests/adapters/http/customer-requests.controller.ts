import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { OptionalAuth } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ORDER_UNKNOWN, Payer, type PayerBrowser } from '../../../orders/index.js';
import { SubmitRequest } from '../../application/submit-request.js';
import {
  NOT_POSSIBLE,
  PERSONALISED,
  PIECE_REQUESTED,
  PIECE_UNKNOWN,
  TOO_LATE,
  TOO_MANY,
} from '../../domain/request-rules.js';
import { CustomerRequestDto, RequestOptionsDto, toRequestDto, toRequestOptionsDto } from './request-answer.dto.js';
import { RequestedOrderDto, SubmitRequestDto } from './request.dto.js';

const NUMBER_MESSAGE = 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM';
const PIECES_MESSAGE = 'Elige al menos una pieza del pedido';

/** For the browser that paid or opened a mailed link, and the logged-in owner; 404 for everyone else. */
@ApiTags('requests')
@Controller('requests')
export class CustomerRequestsController {
  constructor(
    private readonly requests: SubmitRequest,
    private readonly limiter: RateLimiter,
  ) {}

  /** List the pieces that the caller can send back or claim the guarantee for, and the requests made */
  @Post('options')
  @OptionalAuth()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RequestOptionsDto })
  @ApiErrors(
    [400, 'request.invalid', NUMBER_MESSAGE, { orderNumber: NUMBER_MESSAGE }],
    ORDER_UNKNOWN,
    413,
    415,
    POLICIES.trackedOrders,
  )
  async getRequestOptions(
    @Body() { orderNumber }: RequestedOrderDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<RequestOptionsDto> {
    await this.limiter.consume(POLICIES.trackedOrders, ip);
    return toRequestOptionsDto(await this.requests.of(orderNumber, { payerTokens: payer.tokens, user }));
  }

  /**
   * Withdraw from the purchase of plain pieces, or claim the guarantee
   *
   * @remarks The customer gets a dated receipt by mail, with the last day of the answer.
   */
  @Post()
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: CustomerRequestDto })
  @ApiErrors(
    [400, 'request.invalid', PIECES_MESSAGE, { pieces: PIECES_MESSAGE }],
    ORDER_UNKNOWN,
    NOT_POSSIBLE,
    PIECE_REQUESTED,
    TOO_MANY,
    413,
    415,
    TOO_LATE,
    PERSONALISED,
    PIECE_UNKNOWN,
    POLICIES.orderActs,
  )
  async submitRequest(
    @Body() { orderNumber, kind, pieces, words }: SubmitRequestDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<CustomerRequestDto> {
    await this.limiter.consume(POLICIES.orderActs, ip);
    const draft = { kind, pieces, words: words ?? '' };
    return toRequestDto(await this.requests.submit(orderNumber, draft, { payerTokens: payer.tokens, user }));
  }
}
