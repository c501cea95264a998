import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '../common/http/api-docs.js';
import { Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { POLICIES } from '../common/throttling/policies.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { WebVitalsDto, WRONG_ROUTE } from './browser-reports.dto.js';
import { PageMetrics } from './page-metrics.js';

/** Counts how fast the pages were in real browsers. */
@ApiTags('health')
@Controller('web-vitals')
@Public()
export class WebVitalsController {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly metrics: PageMetrics,
  ) {}

  /** Report how fast a page was */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Counted.' })
  @ApiErrors(
    [400, 'request.invalid', 'Revisa los datos marcados.', { route: WRONG_ROUTE.message }],
    413,
    415,
    POLICIES.webVitals,
  )
  async reportWebVitals(@Body() { route, ...speed }: WebVitalsDto, @Ip() ip: string): Promise<void> {
    await this.limiter.consume(POLICIES.webVitals, ip);
    this.metrics.observe(route, speed);
  }
}
