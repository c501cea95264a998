import { Body, Controller, HttpCode, Ip, Logger, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiTags } from '../common/http/api-docs.js';
import { Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { POLICIES } from '../common/throttling/policies.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { cspViolations } from './csp-reports.js';
import { PageMetrics } from './page-metrics.js';

/** Logs and counts what the content security policy stopped in the browsers of shoppers. */
@ApiTags('health')
@Controller('csp-reports')
@Public()
export class CspReportsController {
  private readonly logger = new Logger('CspReports');

  constructor(
    private readonly limiter: RateLimiter,
    private readonly metrics: PageMetrics,
  ) {}

  /**
   * Report a violation of the content security policy
   *
   * @remarks Sent by browsers, in the format of `report-uri` (`application/csp-report`) or of the Reporting API. Of an unknown body
   * nothing is counted.
   */
  @Post()
  @HttpCode(204)
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiNoContentResponse({ description: 'Counted, and written to the log.' })
  @ApiErrors(400, 413, 415, POLICIES.clientErrors)
  async reportCspViolation(@Body() body: unknown, @Ip() ip: string): Promise<void> {
    await this.limiter.consume(POLICIES.clientErrors, ip);
    for (const { kind, blocked, path } of cspViolations(body)) {
      const page = this.metrics.countViolation(path, kind);
      this.logger.warn(`the policy stopped ${blocked || 'something'} (${kind}) on a page of the kind ${page}`);
    }
  }
}
