import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { HealthDto } from './health.dto.js';

const DATABASE_TIMEOUT_MS = 2_000;

@ApiTags('health')
@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  /**
   * Whether the program runs
   *
   * @remarks For whatever restarts it: looks at nothing else.
   */
  @Get('live')
  @ApiOkResponse({ description: 'It runs.', type: HealthDto })
  @Header('Cache-Control', 'no-store')
  @ApiErrors()
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  /**
   * Whether it can serve shoppers
   *
   * @remarks For load balancers: 503 while the database does not answer.
   */
  @Get('ready')
  @ApiOkResponse({ description: 'It can.', type: HealthDto })
  @Header('Cache-Control', 'no-store')
  @ApiErrors()
  async getReadiness(): Promise<HealthDto> {
    await this.health.check([() => this.database.pingCheck('database', { timeout: DATABASE_TIMEOUT_MS })]);
    return { status: 'ok' };
  }
}
