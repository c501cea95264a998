import { Body, Controller, HttpCode, Ip, Logger, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '../common/http/api-docs.js';
import { Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { POLICIES } from '../common/throttling/policies.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { ClientErrorDto, WRONG_ROUTE } from './browser-reports.dto.js';
import { PageMetrics } from './page-metrics.js';

/** Email addresses and long numbers, which may be personal data. */
const PERSONAL = /[^\s@"']{1,64}@[^\s@"']{1,100}|\d[\d .-]{5,20}\d/g;

/** Logs and counts the errors in the code of the pages that browsers report. */
@ApiTags('health')
@Controller('client-errors')
@Public()
export class ClientErrorsController {
  private readonly logger = new Logger('ClientErrors');

  constructor(
    private readonly limiter: RateLimiter,
    private readonly metrics: PageMetrics,
  ) {}

  /** Report an error in the code of a page */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Written to the log.' })
  @ApiErrors(
    [400, 'request.invalid', 'Revisa los datos marcados.', { route: WRONG_ROUTE.message }],
    413,
    415,
    POLICIES.clientErrors,
  )
  async reportClientError(@Body() { message, route, stack }: ClientErrorDto, @Ip() ip: string): Promise<void> {
    await this.limiter.consume(POLICIES.clientErrors, ip);
    this.metrics.countError(route);
    this.logger.warn(`${message.replace(PERSONAL, '•••')} on ${route} at ${stack?.join(' ') || 'an unknown frame'}`);
  }
}
