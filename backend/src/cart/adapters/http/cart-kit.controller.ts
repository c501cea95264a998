import { Body, Controller, Delete, Header, Headers, HttpCode, Ip, Param, Patch, Post, Put, Res } from '@nestjs/common';
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
import { KIT_UNKNOWN } from '../../application/cart-refusals.js';
import { ChangeKit, KIT_CHANGED } from '../../application/change-kit.js';
import { KIT_EXPRESS, KIT_GIFTS, KIT_INCOMPLETE } from '../../application/kit.js';
import { CartItemDto, toCartItemDto } from './cart-item.dto.js';
import { KIT_PARAM, KitIdPipe } from './cart-params.js';
import { SetQuantityDto } from './change-cart.dto.js';
import { AddKitDto, EditKitDto, toRequestedKit } from './kit.dto.js';
import { NewCartLimit } from './new-cart-limit.js';

const PIECE_REFUSALS = [
  [422, 'cart.out_of_stock', 'Mochila Milano está agotado por ahora.'],
  [422, 'personalisation.no_embroidery', 'Portachupeta no se puede bordar.'],
  [
    422,
    'personalisation.name_required',
    'Maleta: Por favor ingresa el nombre para personalizar',
    { 'pieces.2.personalization': 'Por favor ingresa el nombre para personalizar' },
  ],
  KIT_INCOMPLETE,
  KIT_GIFTS,
  KIT_EXPRESS,
] as const;

@ApiTags('cart')
@Controller('cart/kits')
@Public()
export class CartKitController {
  constructor(
    private readonly kits: ChangeKit,
    private readonly newCarts: NewCartLimit,
  ) {}

  /**
   * Add the kit to a cart
   *
   * @remarks Every piece becomes an item of its own; the items share a `kitId` and change together. The breakdown of each has its part
   * of the kit's discount, so that the pieces add up to `kit.finalTotal` of `GET /pricing` plus what was chosen besides.
   */
  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiHeader(IDEMPOTENCY_HEADER)
  @ApiCreatedResponse({ type: [CartItemDto], description: 'The items of the kit.' })
  @ApiOkResponse({ type: [CartItemDto], description: 'The items that an earlier call with the same key added.' })
  @ApiErrors(
    [400, 'request.invalid', 'Máximo 20 caracteres', { 'pieces.0.personalization': 'Máximo 20 caracteres' }],
    KIT_UNKNOWN,
    413,
    415,
    ...PIECE_REFUSALS,
    [422, 'cart.full', 'El carrito puede tener máximo 200 productos distintos.'],
    [422, 'request.key_reused', 'Esta solicitud ya se usó para agregar otro producto.'],
    POLICIES.newCarts,
    POLICIES.cartLines,
    POLICIES.cartLinesOfDay,
  )
  async addKit(
    @Body() body: AddKitDto,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() ip: string,
    @Res({ passthrough: true }) res: Response,
  ): Promise<CartItemDto[]> {
    const { sessionId, quantity } = body;
    await this.newCarts.countLines(sessionId, ip, body.pieces.length);
    const kit = toRequestedKit(body);
    const [created, items] = await this.kits.add({ sessionId, quantity, kit, idempotencyKey: idempotencyKeyOf(key) });
    res.status(created ? 201 : 200);
    return items.map(toCartItemDto);
  }

  /** Set the quantity of a kit */
  @Put(':kitId')
  @Header('Cache-Control', 'no-store')
  @ApiParam(KIT_PARAM)
  @ApiOkResponse({ type: [CartItemDto] })
  @ApiErrors(
    [400, 'request.invalid', 'La cantidad máxima es 99', { quantity: 'La cantidad máxima es 99' }],
    KIT_UNKNOWN,
    413,
    415,
  )
  async setKitQuantity(
    @Param('kitId', KitIdPipe) kitId: string,
    @Body() { quantity }: SetQuantityDto,
  ): Promise<CartItemDto[]> {
    return (await this.kits.setQuantity(kitId, quantity)).map(toCartItemDto);
  }

  /**
   * Edit a kit
   *
   * @remarks Takes the whole kit: a choice that the body omits is not chosen. Position and quantity stay; the prices are today's.
   */
  @Patch(':kitId')
  @Header('Cache-Control', 'no-store')
  @ApiParam(KIT_PARAM)
  @ApiOkResponse({ type: [CartItemDto] })
  @ApiErrors(
    [400, 'request.invalid', 'Máximo 20 caracteres', { 'pieces.0.personalization': 'Máximo 20 caracteres' }],
    KIT_UNKNOWN,
    KIT_CHANGED,
    413,
    415,
    ...PIECE_REFUSALS,
  )
  async editKit(@Param('kitId', KitIdPipe) kitId: string, @Body() body: EditKitDto): Promise<CartItemDto[]> {
    return (await this.kits.edit(kitId, toRequestedKit(body))).map(toCartItemDto);
  }

  /** Remove a kit with all its pieces; it can be restored for a day, by the id of any piece */
  @Delete(':kitId')
  @HttpCode(204)
  @ApiParam(KIT_PARAM)
  @ApiNoContentResponse()
  @ApiErrors(400, KIT_UNKNOWN)
  removeKit(@Param('kitId', KitIdPipe) kitId: string): Promise<void> {
    return this.kits.remove(kitId);
  }
}
