import { Controller, Get, Header, Param, ParseEnumPipe } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { ShopSettings } from '../../../settings/index.js';
import { EditableRows } from '../../application/editable-rows.port.js';
import { ENTITIES, type Entity } from '../../domain/change.js';
import { MissingSettingsDto, ShopRowDto, toShopRowDto } from './shop-rows.dto.js';

/** Rows that the owner can change, as they are stored now. */
@ApiTags('back-office')
@Controller('shop-rows')
@Staff()
export class ShopRowsController {
  constructor(
    private readonly rows: EditableRows,
    private readonly settings: ShopSettings,
  ) {}

  /** List the settings that are missing before the shop opens (staff) */
  @Get('missing')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MissingSettingsDto })
  @ApiErrors(401, 403)
  async listMissingSettings(): Promise<MissingSettingsDto> {
    return { missing: await this.settings.missing() };
  }

  /**
   * Every row of a kind, withdrawn ones too, in the shop's order (staff)
   *
   * @remarks At most 20,000 rows.
   */
  @Get(':entity')
  @ApiParam({ name: 'entity', description: 'Kind of row.', enum: ENTITIES, enumName: 'ChangeEntity' })
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [ShopRowDto] })
  @ApiErrors(400, 401, 403)
  async listShopRows(@Param('entity', new ParseEnumPipe(ENTITIES)) entity: Entity): Promise<ShopRowDto[]> {
    return (await this.rows.list(entity)).map(toShopRowDto);
  }
}
