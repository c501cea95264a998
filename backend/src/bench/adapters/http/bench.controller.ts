import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ORDER_UNKNOWN } from '../../../orders/index.js';
import { Bench, PIECE_UNKNOWN, TOO_MANY_PRESSES } from '../../application/bench.js';
import { BenchOrderDto, BenchPieceDto, BenchPressDto, toBenchOrderDto, toBenchPieceDto } from './bench.dto.js';

/** The workshop's bench. */
@ApiTags('bench')
@Controller('bench')
@Staff()
export class BenchController {
  constructor(private readonly bench: Bench) {}

  /** List orders to make, earliest promised day first, at most 60 (staff) */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [BenchOrderDto] })
  @ApiErrors(401, 403)
  async listBenchOrders(@CurrentUser() user: SignedInUser): Promise<BenchOrderDto[]> {
    return (await this.bench.queueFor(user)).map(toBenchOrderDto);
  }

  /**
   * Record a press of a button at the bench (staff)
   *
   * @remarks A tablet sends presses in their order once it is online; a repeated press, and one that states the present state, change
   * nothing. Answers the state of the piece.
   */
  @Post('presses')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: BenchPieceDto })
  @ApiErrors(
    [400, 'request.invalid', 'Elige una marca de la lista', { kind: 'Elige una marca de la lista' }],
    401,
    403,
    ORDER_UNKNOWN,
    PIECE_UNKNOWN,
    413,
    415,
    TOO_MANY_PRESSES,
  )
  async pressAtBench(@Body() press: BenchPressDto, @CurrentUser() user: SignedInUser): Promise<BenchPieceDto> {
    const { id, orderId, line, unit, kind, reason } = press;
    const kept = kind === 'problem' ? (reason ?? 'ask') : null;
    return toBenchPieceDto(await this.bench.press({ id, orderId, line, unit, kind, reason: kept }, user));
  }
}
