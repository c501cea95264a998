import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ORDER_UNKNOWN } from '../../../orders/index.js';
import { Workbench, PIECE_UNKNOWN, TOO_MANY_PRESSES } from '../../application/workbench.js';
import {
  WorkbenchOrderDto,
  WorkbenchPieceDto,
  WorkbenchPressDto,
  toWorkbenchOrderDto,
  toWorkbenchPieceDto,
} from './workbench.dto.js';

/** The workbench. */
@ApiTags('workbench')
@Controller('bench')
@Staff()
export class WorkbenchController {
  constructor(private readonly workbench: Workbench) {}

  /** List orders to make, earliest promised day first, at most 60 (staff) */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [WorkbenchOrderDto] })
  @ApiErrors(401, 403)
  async listWorkbenchOrders(@CurrentUser() user: SignedInUser): Promise<WorkbenchOrderDto[]> {
    return (await this.workbench.queueFor(user)).map(toWorkbenchOrderDto);
  }

  /**
   * Record a press of a button at the workbench (staff)
   *
   * @remarks A tablet sends presses in their order once it is online; a repeated press, and one that states the present state, change
   * nothing. Answers the state of the piece.
   */
  @Post('presses')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: WorkbenchPieceDto })
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
  async pressAtWorkbench(
    @Body() press: WorkbenchPressDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<WorkbenchPieceDto> {
    const { id, orderId, line, unit, kind, reason } = press;
    const kept = kind === 'problem' ? (reason ?? 'ask') : null;
    return toWorkbenchPieceDto(await this.workbench.press({ id, orderId, line, unit, kind, reason: kept }, user));
  }
}
