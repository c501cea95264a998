import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiCached } from '../../../common/http/api-cached.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import {
  createJsonRepresentation,
  type Representation,
  REVALIDATE,
  sendRepresentation,
} from '../../../common/http/representation.js';
import { VersionedCache } from '../../../common/versioned-cache.js';
import { ShopSettings } from '../../application/shop-settings.js';
import { SettingsDto, toSettingsDto } from './settings.dto.js';

@ApiTags('settings')
@Controller('settings')
@Public()
export class SettingsController {
  private readonly representations = new VersionedCache<Representation>();

  constructor(private readonly settings: ShopSettings) {}

  /** Get the identity, contact data and bank account of the shop */
  @Get()
  @ApiErrors()
  @ApiCached({ type: SettingsDto, description: 'The data of the shop; null for what is not filled in yet.' })
  async getSettings(@Req() req: Request, @Res() res: Response): Promise<void> {
    const { settings, version } = await this.settings.shown();
    const make = () => createJsonRepresentation(toSettingsDto(settings));
    sendRepresentation(req, res, await this.representations.get(version, 'settings', make), REVALIDATE);
  }
}
