import { Body, Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiCreatedResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiCached } from '../../../common/http/api-cached.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { createJsonRepresentation, REVALIDATE, sendRepresentation } from '../../../common/http/representation.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { DesignService } from '../../application/design.service.js';
import {
  DesignAddressDto,
  DesignDto,
  KeptDesignDto,
  toDesign,
  toDesignAddressDto,
  toKeptDesignDto,
} from './design.dto.js';

@ApiTags('designs')
@Controller('designs')
@Public()
export class DesignsController {
  constructor(
    private readonly designs: DesignService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Store a design under a short URL
   *
   * @remarks For sharing: anyone who opens the URL sees the design and can order it.
   */
  @Post()
  @ApiCreatedResponse({ type: DesignAddressDto })
  @ApiErrors(
    [400, 'request.invalid', 'Máximo 20 caracteres', { name: 'Máximo 20 caracteres' }],
    [404, 'catalogue.product_not_found', 'Producto no encontrado'],
    413,
    415,
    [422, 'personalisation.no_embroidery', 'Mochila Clásica no se puede bordar.'],
    POLICIES.keptDesigns,
    POLICIES.keptDesignsOfDay,
  )
  async keepDesign(@Body() body: DesignDto, @Ip() ip: string): Promise<DesignAddressDto> {
    await this.limiter.consume(POLICIES.keptDesigns, ip);
    await this.limiter.consume(POLICIES.keptDesignsOfDay, ip);
    return toDesignAddressDto(await this.designs.keep(toDesign(body)));
  }

  /** Get a stored design with its product and today's price */
  @Get(':code')
  @ApiParam({ name: 'code', description: 'The code from `POST /designs`.', example: 'k3Jx0Qp_Za' })
  @ApiCached({ type: KeptDesignDto, description: 'The design as it was kept, at the price of today.' })
  @ApiErrors(400, [404, 'design.not_found', 'Este diseño no existe'])
  async getDesign(@Param('code') code: string, @Req() req: Request, @Res() res: Response): Promise<void> {
    const design = toKeptDesignDto(code, await this.designs.design(code));
    sendRepresentation(req, res, await createJsonRepresentation(design, 'passing'), REVALIDATE);
  }
}
