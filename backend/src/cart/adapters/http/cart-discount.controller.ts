import { Body, Controller, Delete, Get, Header, Ip, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { CartService } from '../../application/cart.service.js';
import { ChangeExpress } from '../../application/change-express.js';
import { DiscountService } from '../../application/discount.service.js';
import { SESSION_MALFORMED, SESSION_PARAM, SessionIdPipe } from './cart-params.js';
import { CartTotalsDto, toCartTotalsDto } from './cart-totals.dto.js';
import { ApplyDiscountDto, SetExpressDto } from './change-cart.dto.js';
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
    private readonly express: ChangeExpress,
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

  /**
   * Set the express service of the whole cart (idempotent)
   *
   * @remarks A parcel waits for its slowest piece: all pieces have the service, or it shortens nothing. A kit pays it once. All items
   * change, or none does: an item that cannot be ordered refuses the change.
   */
  @Put('express')
  @Header('Cache-Control', 'no-store')
  @ApiErrors(
    SESSION_MALFORMED,
    413,
    415,
    [422, 'cart.out_of_stock', 'Pañalera Multifuncional está agotado por ahora.'],
    [422, 'cart.withdrawn', 'Pañalera Multifuncional ya no está disponible.'],
    [422, 'cart.quantity_limit', 'Puedes pedir máximo 99 piezas iguales.'],
    POLICIES.newCarts,
    POLICIES.cartLines,
    POLICIES.cartLinesOfDay,
  )
  @ApiOkResponse({ type: CartTotalsDto })
  async setCartExpress(
    @Param('sessionId', SessionIdPipe) sessionId: string,
    @Body() { express }: SetExpressDto,
    @Ip() ip: string,
  ): Promise<CartTotalsDto> {
    await this.newCarts.countLines(sessionId, ip, await this.express.countChanges(sessionId, express));
    await this.express.set(sessionId, express);
    return this.totals(sessionId);
  }

  private async totals(sessionId: string): Promise<CartTotalsDto> {
    return toCartTotalsDto(await this.carts.cart(sessionId));
  }
}
