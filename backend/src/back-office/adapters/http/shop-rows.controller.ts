import { Controller, Get, Header, Param, ParseEnumPipe, Query } from '@nestjs/common';
import { errorOf } from '../../../common/domain-error.js';
import { ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CatalogueService } from '../../../catalogue/index.js';
import { ShopSettings } from '../../../settings/index.js';
import { EditableRows } from '../../application/editable-rows.port.js';
import { ROW_NOT_FOUND } from '../../application/change-set-errors.js';
import { ENTITIES, type Entity, isStorable, keyOf } from '../../domain/change.js';
import { ENTITY_RULES } from '../../domain/entities.js';
import { ListShopRowsQueryDto, MissingSettingsDto, ShopRowDto, toShopRowDto } from './shop-rows.dto.js';

const ENTITY = { name: 'entity', description: 'Kind of row.', enum: ENTITIES, enumName: 'ChangeEntity' } as const;

/** Rows that the owner can change, as they are stored now. */
@ApiTags('back-office')
@Controller('shop-rows')
@Staff()
export class ShopRowsController {
  constructor(
    private readonly rows: EditableRows,
    private readonly settings: ShopSettings,
    private readonly catalogue: CatalogueService,
  ) {}

  /** List what is missing before the shop opens (staff) */
  @Get('missing')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MissingSettingsDto })
  @ApiErrors(401, 403)
  async listMissingSettings(): Promise<MissingSettingsDto> {
    const { allProducts } = await this.catalogue.current();
    return {
      missing: await this.settings.missing(),
      unmeasured: allProducts.filter(({ measured }) => !measured).length,
    };
  }

  /**
   * List all rows of a kind, also withdrawn ones, in the shop's order (staff)
   *
   * @remarks At most 20,000 rows. `fields` leaves out the values that a list does not show.
   */
  @Get(':entity')
  @ApiParam(ENTITY)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [ShopRowDto] })
  @ApiErrors(400, 401, 403)
  async listShopRows(
    @Param('entity', new ParseEnumPipe(ENTITIES)) entity: Entity,
    @Query() { fields }: ListShopRowsQueryDto,
  ): Promise<ShopRowDto[]> {
    return (await this.rows.list(entity, fields?.split(','))).map(toShopRowDto);
  }

  /** Get a row with every field, also a withdrawn one (staff) */
  @Get(':entity/:id')
  @ApiParam(ENTITY)
  @ApiParam({ name: 'id', description: 'Id of the row, URL-encoded.', type: String, example: 'font_size%2Flarge' })
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ShopRowDto })
  @ApiErrors(400, 401, 403, ROW_NOT_FOUND)
  async getShopRow(
    @Param('entity', new ParseEnumPipe(ENTITIES)) entity: Entity,
    @Param('id') typed: string,
  ): Promise<ShopRowDto> {
    const id = isStorable(typed) ? ENTITY_RULES[entity].toId(typed) : undefined;
    const row = id !== undefined && (await this.rows.find([{ entity, id }])).get(keyOf({ entity, id }));
    if (!row) throw errorOf(ROW_NOT_FOUND);
    return toShopRowDto(row);
  }
}
