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
import { FaqService } from '../../application/faq.service.js';
import { FaqItemDto, toFaqItemDto } from './faq.dto.js';

@ApiTags('content')
@Controller('faq')
@Public()
export class FaqController {
  private readonly representations = new VersionedCache<Representation>();

  constructor(private readonly faq: FaqService) {}

  /** List frequent questions in reading order, with today's prices in their answers */
  @Get()
  @ApiErrors()
  @ApiCached({ type: [FaqItemDto], description: 'All questions.' })
  async listFaq(@Req() req: Request, @Res() res: Response): Promise<void> {
    const { items, version } = await this.faq.list();
    const make = () => createJsonRepresentation(items.map(toFaqItemDto));
    sendRepresentation(req, res, await this.representations.get(version, 'faq', make), REVALIDATE);
  }
}
