import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../common/http/access.js';
import { ApiCached } from '../../../common/http/api-cached.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import {
  createJsonRepresentation,
  type Representation,
  REVALIDATE,
  sendRepresentation,
} from '../../../common/http/representation.js';
import { ShopSettings } from '../../application/shop-settings.js';
import { SettingsDto, toSettingsDto } from './settings.dto.js';

@ApiTags('settings')
@Controller('settings')
@Public()
export class SettingsController {
  private known?: { readonly hours: string; readonly representation: Promise<Representation> };

  constructor(private readonly settings: ShopSettings) {}

  /** Who the shop is, how to reach it and where transfers go */
  @Get()
  @ApiErrors()
  @ApiCached({ type: SettingsDto, description: 'The data of the shop; null for what is not filled in yet.' })
  async getSettings(@Req() req: Request, @Res() res: Response): Promise<void> {
    sendRepresentation(req, res, await this.represent(), REVALIDATE);
  }

  /** Compressed again only when the hours have changed: nothing else changes while the shop runs. */
  private async represent(): Promise<Representation> {
    const settings = await this.settings.withHours();
    const { hours } = settings.contact;
    if (this.known?.hours !== hours)
      this.known = { hours, representation: createJsonRepresentation(toSettingsDto(settings)) };
    return this.known.representation;
  }
}
