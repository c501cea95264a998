import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  Ip,
  Param,
  Patch,
  Post,
  Put,
  Res,
} from '@nestjs/common';
import type { Response } from 'express';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { IDEMPOTENCY_HEADER, idempotencyKeyOf } from '../../../common/http/idempotency-key.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { CartService } from '../../application/cart.service.js';
import { LINE_UNKNOWN, PART_OF_KIT } from '../../application/cart-refusals.js';
import { ChangeCart } from '../../application/change-cart.js';
import { CartItemDto, toCartItemDto } from './cart-item.dto.js';
import { CartItemIdPipe, ITEM_PARAM, SESSION_MALFORMED, SESSION_PARAM, SessionIdPipe } from './cart-params.js';
import { AddToCartDto, EditCartItemDto, RestoreItemsDto, SetQuantityDto } from './change-cart.dto.js';
import { NewCartLimit } from './new-cart-limit.js';
import { toChanges, toPersonalisation } from './personalisation.dto.js';

@ApiTags('cart')
@Controller('cart')
@Public()
export class CartController {
  constructor(
    private readonly carts: CartService,
    private readonly change: ChangeCart,
    private readonly newCarts: NewCartLimit,
  ) {}

  /**
   * Get the items of a cart
   *
   * @remarks In the order in which they were first added. An unknown session is an empty cart.
   */
  @Get(':sessionId')
  @Header('Cache-Control', 'no-store')
  @ApiParam(SESSION_PARAM)
  @ApiErrors(SESSION_MALFORMED)
  @ApiOkResponse({ type: [CartItemDto] })
  async getCart(@Param('sessionId', SessionIdPipe) sessionId: string): Promise<CartItemDto[]> {
    return (await this.carts.items(sessionId)).map(toCartItemDto);
  }

  /**
   * Add pieces to a cart
   *
   * @remarks Increments the quantity of an identical item, at today's price. Send an `Idempotency-Key` when a call may be
   * repeated (a lost response on a phone): it adds once, and is kept for a week.
   */
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiHeader(IDEMPOTENCY_HEADER)
  @ApiCreatedResponse({ type: CartItemDto, description: 'A new item.' })
  @ApiOkResponse({ type: CartItemDto, description: 'The item that existed, with its quantity raised.' })
  @ApiErrors(
    [400, 'request.invalid', 'Máximo 20 caracteres', { personalization: 'Máximo 20 caracteres' }],
    [404, 'catalogue.product_not_found', 'Producto no encontrado'],
    413,
    415,
    [422, 'cart.out_of_stock', 'Pañalera Multifuncional está agotado por ahora.'],
    [422, 'personalisation.no_embroidery', 'Mochila Clásica no se puede bordar.'],
    [
      422,
      'personalisation.keychain_text_required',
      'Por favor ingresa el texto para el llavero personalizado',
      { keychainPersonalization: 'Por favor ingresa el texto para el llavero personalizado' },
    ],
    [422, 'cart.quantity_limit', 'Puedes pedir máximo 99 piezas iguales.'],
    [422, 'request.key_reused', 'Esta solicitud ya se usó para agregar otro producto.'],
    POLICIES.newCarts,
    POLICIES.cartLines,
    POLICIES.cartLinesOfDay,
  )
  async addToCart(
    @Body() body: AddToCartDto,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) res: Response,
  ): Promise<CartItemDto> {
    const { sessionId, productId, quantity } = body;
    await this.newCarts.countLines(sessionId, ip, 1);
    const [created, item] = await this.change.add({
      sessionId,
      productId,
      quantity,
      personalisation: toPersonalisation(body),
      idempotencyKey: idempotencyKeyOf(key),
    });
    res.status(created ? 201 : 200);
    return toCartItemDto(item);
  }

  /** Set the quantity of an item */
  @Put(':id')
  @Header('Cache-Control', 'no-store')
  @ApiParam(ITEM_PARAM)
  @ApiOkResponse({ type: CartItemDto })
  @ApiErrors(
    [400, 'request.invalid', 'La cantidad máxima es 99', { quantity: 'La cantidad máxima es 99' }],
    LINE_UNKNOWN,
    PART_OF_KIT,
    413,
    415,
  )
  async setCartItemQuantity(
    @Param('id', CartItemIdPipe) id: string,
    @Body() { quantity }: SetQuantityDto,
  ): Promise<CartItemDto> {
    return toCartItemDto(await this.change.setQuantity(id, quantity));
  }

  /**
   * Edit an item
   *
   * @remarks Position and quantity stay; the price is today's. An identical item is merged into this one.
   */
  @Patch(':id')
  @Header('Cache-Control', 'no-store')
  @ApiParam(ITEM_PARAM)
  @ApiOkResponse({ type: CartItemDto })
  @ApiErrors(
    [400, 'request.invalid', 'Máximo 20 caracteres', { personalization: 'Máximo 20 caracteres' }],
    LINE_UNKNOWN,
    PART_OF_KIT,
    413,
    415,
    [422, 'cart.out_of_stock', 'Pañalera Multifuncional está agotado por ahora.'],
    [422, 'cart.withdrawn', 'Pañalera Multifuncional ya no está disponible.'],
    [422, 'cart.quantity_limit', 'Puedes pedir máximo 99 piezas iguales.'],
  )
  async editCartItem(@Param('id', CartItemIdPipe) id: string, @Body() body: EditCartItemDto): Promise<CartItemDto> {
    return toCartItemDto(await this.change.edit(id, toChanges(body)));
  }

  /** Empty a cart (idempotent); an applied discount code stays */
  @Delete('session/:sessionId')
  @HttpCode(204)
  @ApiParam(SESSION_PARAM)
  @ApiNoContentResponse()
  @ApiErrors(SESSION_MALFORMED)
  clearCart(@Param('sessionId', SessionIdPipe) sessionId: string): Promise<void> {
    return this.change.clear(sessionId);
  }

  /**
   * Restore removed items
   *
   * @remarks Undoes a removal for a day: items return to their positions at the prices at which they were added. An identical item
   * that was added since takes their pieces; a piece of a kit restores the whole kit. Ids that were not removed from this cart
   * change nothing.
   */
  @Post('session/:sessionId/restore')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiParam(SESSION_PARAM)
  @ApiOkResponse({ type: [CartItemDto], description: 'The items of the cart.' })
  @ApiErrors([400, 'request.invalid', 'Deben ser ids de productos', { ids: 'Deben ser ids de productos' }], 413, 415, [
    422,
    'cart.full',
    'El carrito puede tener máximo 200 productos distintos.',
  ])
  async restoreCartItems(
    @Param('sessionId', SessionIdPipe) sessionId: string,
    @Body() { ids }: RestoreItemsDto,
  ): Promise<CartItemDto[]> {
    await this.change.restore(sessionId, ids);
    return this.getCart(sessionId);
  }

  /** Remove an item; it can be restored for a day */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam(ITEM_PARAM)
  @ApiNoContentResponse()
  @ApiErrors(400, LINE_UNKNOWN, PART_OF_KIT)
  removeCartItem(@Param('id', CartItemIdPipe) id: string): Promise<void> {
    return this.change.remove(id);
  }
}
