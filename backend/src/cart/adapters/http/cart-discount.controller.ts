import { Body, Controller, Delete, Get, Header, Ip, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { CartService } from '../../application/cart.service.js';
import { DiscountService } from '../../application/discount.service.js';
import { SESSION_MALFORMED, SESSION_PARAM, SessionIdPipe } from './cart-params.js';
import { CartTotalsDto, toCartTotalsDto } from './cart-totals.dto.js';
import { ApplyDiscountDto } from './change-cart.dto.js';
import { DiscountGuessLimit } from './discount-guess-limit.js';
import { NewCartLimit } from './new-cart-limit.js';

@ApiTags('cart')
@Controller('cart/:sessionId')
@Public()
@ApiParam(SESSION_PARAM)
export class CartDiscountController {
  constructor(
    private readonly carts: CartService,
    private readonly discounts: DiscountService,
    private readonly newCarts: NewCartLimit,
    private readonly guesses: DiscountGuessLimit,
  ) {}

  /** Get the totals of a cart, with its items and its discount */
  @Get('totals')
  @Header('Cache-Control', 'no-store')
  @ApiErrors(SESSION_MALFORMED)
  @ApiOkResponse({ type: CartTotalsDto })
  getCartTotals(@Param('sessionId', SessionIdPipe) sessionId: string): Promise<CartTotalsDto> {
    return this.totals(sessionId);
  }

  /**
   * Apply a discount code
   *
   * @remarks It replaces another code and lasts 30 days from the first time it was applied to this cart.
   */
  @Put('discount')
  @Header('Cache-Control', 'no-store')
  @ApiErrors(
    SESSION_MALFORMED,
    413,
    415,
    [422, 'discount.empty', 'Por favor ingresa un código de descuento'],
    [422, 'discount.invalid', 'El código de descuento no es válido'],
    [422, 'discount.expired', 'Este código de descuento ya no está disponible'],
    POLICIES.newCarts,
    POLICIES.wrongDiscounts,
    POLICIES.wrongDiscountsOfNetwork,
  )
  @ApiOkResponse({ type: CartTotalsDto })
  async applyDiscount(
    @Param('sessionId', SessionIdPipe) sessionId: string,
    @Body() { code }: ApplyDiscountDto,
    @Ip() ip: string,
  ): Promise<CartTotalsDto> {
    await this.newCarts.count(sessionId, ip);
    await this.guesses.count(sessionId, ip, () => this.discounts.apply(sessionId, code ?? ''));
    return this.totals(sessionId);
  }

  /** Remove the discount code (idempotent) */
  @Delete('discount')
  @Header('Cache-Control', 'no-store')
  @ApiErrors(SESSION_MALFORMED)
  @ApiOkResponse({ type: CartTotalsDto })
  async removeDiscount(@Param('sessionId', SessionIdPipe) sessionId: string): Promise<CartTotalsDto> {
    await this.discounts.remove(sessionId);
    return this.totals(sessionId);
  }

  private async totals(sessionId: string): Promise<CartTotalsDto> {
    return toCartTotalsDto(await this.carts.cart(sessionId));
  }
}
