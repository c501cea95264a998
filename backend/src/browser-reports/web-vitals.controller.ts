import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '../common/http/api-docs.js';
import { IsNumber, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { POLICIES } from '../common/throttling/policies.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { PageMetrics } from './page-metrics.js';
import { PAGE_ROUTE, TEXT, WRONG_ROUTE } from './page-route.js';

const NUMBER = { message: 'Debe ser un número' };
const TOO_SMALL = { message: 'Debe ser 0 o más' };
const TOO_LARGE = { message: 'Es demasiado grande' };

/** How fast a page was for its visitor. It contains no personal data, and only counts are stored. */
class WebVitalsDto {
  /**
   * Pattern of the page's path.
   * @example "/product/:id"
   */
  @Matches(PAGE_ROUTE, WRONG_ROUTE)
  @IsString(TEXT)
  route!: string;

  /**
   * Largest contentful paint, in seconds.
   * @example 1.8
   */
  @IsOptional()
  @Max(600, TOO_LARGE)
  @Min(0, TOO_SMALL)
  @IsNumber({}, NUMBER)
  lcp?: number;

  /**
   * Interaction to next paint, in seconds. Missing when nothing was touched.
   * @example 0.12
   */
  @IsOptional()
  @Max(600, TOO_LARGE)
  @Min(0, TOO_SMALL)
  @IsNumber({}, NUMBER)
  inp?: number;

  /**
   * Cumulative layout shift.
   * @example 0.02
   */
  @IsOptional()
  @Max(100, TOO_LARGE)
  @Min(0, TOO_SMALL)
  @IsNumber({}, NUMBER)
  cls?: number;
}

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
