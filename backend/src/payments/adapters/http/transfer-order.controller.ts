import { Body, Controller, Header, Ip, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '../../../common/http/api-docs.js';
import { OptionalAuth } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { countingSuccess } from '../../../common/throttling/within-limit.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import {
  BankTransferDto,
  BankTransferOrderDto,
  CART_EMPTY,
  CART_TOO_MUCH,
  CART_UNAVAILABLE,
  DISCOUNT_GONE,
  DISCOUNT_TAKEN,
  DISCOUNT_UNPAID,
  DISCOUNT_USED,
  Payer,
  type PayerBrowser,
  PayerProof,
  toBankTransferOrderDto,
  toCustomer,
  TransferInstructions,
} from '../../../orders/index.js';
import { OrderByTransfer } from '../../application/order-by-transfer.js';

@ApiTags('orders')
@Controller('orders')
export class TransferOrderController {
  constructor(
    private readonly transfers: OrderByTransfer,
    private readonly payers: PayerProof,
    private readonly instructions: TransferInstructions,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Order a cart and pay by bank transfer
   *
   * @remarks The order waits in `pending_transfer` until the staff confirms the money; one that a discount code makes free is `paid` at
   * once, also while the shop takes no transfers. A repeated call returns the order
   * of the first one. A cart whose card payment was approved answers `cart.changed`, even before the provider's event arrives.
   * The error `order.total_changed` carries the right `total`.
   */
  @Post('bank-transfer')
  @OptionalAuth()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: BankTransferOrderDto })
  @ApiErrors(
    [
      400,
      'request.invalid',
      'Por favor ingresa tu nombre completo',
      { 'customer.name': 'Por favor ingresa tu nombre completo' },
    ],
    [409, 'cart.changed', 'Tu carrito cambió mientras pagabas. Revísalo y vuelve a intentar.'],
    [409, 'order.total_changed', 'El total de tu carrito cambió: ahora es $782.000. Revísalo y vuelve a pedir.'],
    413,
    415,
    CART_EMPTY,
    CART_TOO_MUCH,
    DISCOUNT_GONE,
    DISCOUNT_TAKEN,
    DISCOUNT_UNPAID,
    DISCOUNT_USED,
    CART_UNAVAILABLE,
    [422, 'order.transfer_unavailable', 'Por ahora no recibimos transferencias bancarias. Elige otra forma de pago.'],
    POLICIES.transferOrders,
    POLICIES.transferOrdersOfDay,
  )
  async orderByBankTransfer(
    @Body() body: BankTransferDto,
    @CurrentUser() user: SignedInUser | null,
    @Ip() ip: string,
    @Payer() payer: PayerBrowser,
  ): Promise<BankTransferOrderDto> {
    const { sessionId, total, instalments } = body;
    const place = () =>
      this.transfers.place({
        sessionId,
        customer: toCustomer(body),
        userId: user?.id ?? null,
        total: total ?? undefined,
        instalments: instalments ?? 1,
        ip,
      });
    const limits = [POLICIES.transferOrders, POLICIES.transferOrdersOfDay];
    const order = await countingSuccess(this.limiter, limits, [ip], place);
    payer.remember(await this.payers.issue(order.id, payer.tokens));
    const instructions = order.isFree ? null : this.instructions.get(order);
    return toBankTransferOrderDto(order, instructions, await this.instructions.codeKeptUntil(order));
  }
}
