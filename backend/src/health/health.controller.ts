import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService } from '@nestjs/terminus';
import { ApiOkResponse, ApiTags } from '../common/http/api-docs.js';
import { Clock } from '../common/clock.port.js';
import { Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { Shutdown } from '../common/shutdown.js';
import { DatabaseProbe } from './database-probe.js';
import { HealthDto } from './health.dto.js';

/** Calls within this time share one query, because calls are not limited. */
const CHECK_SHARED_FOR_MS = 1_000;

@ApiTags('health')
@Controller('health')
@Public()
export class HealthController {
  private lastCheck?: { readonly startedAt: number; readonly result: Promise<unknown> };

  constructor(
    private readonly health: HealthCheckService,
    private readonly database: DatabaseProbe,
    private readonly clock: Clock,
    private readonly shutdown: Shutdown,
  ) {}

  /**
   * Check whether the process runs
   *
   * @remarks For supervisors that restart it. Checks nothing else.
   */
  @Get('live')
  @ApiOkResponse({ description: 'The process runs.', type: HealthDto })
  @Header('Cache-Control', 'no-store')
  @ApiErrors()
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  /**
   * Check whether the shop can serve requests
   *
   * @remarks For load balancers: 503 while the database does not answer, and while the process shuts down.
   */
  @Get('ready')
  @ApiOkResponse({ description: 'The shop can serve requests.', type: HealthDto })
  @Header('Cache-Control', 'no-store')
  @ApiErrors()
  async getReadiness(): Promise<HealthDto> {
    if (this.shutdown.hasBegun) throw new ServiceUnavailableException();
    const now = this.clock.now().getTime();
    if (!this.lastCheck || Math.abs(now - this.lastCheck.startedAt) >= CHECK_SHARED_FOR_MS)
      this.lastCheck = { startedAt: now, result: this.checkDatabase() };
    await this.lastCheck.result;
    return { status: 'ok' };
  }

  private async checkDatabase(): Promise<void> {
    await this.health.check([() => this.database.check()]);
  }
}
