import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { Today } from '../../application/today.js';
import { toTodayDto, TodayDto } from './today.dto.js';

/** The first page of the panel. */
@ApiTags('today')
@Controller('today')
@Staff()
export class TodayController {
  constructor(private readonly today: Today) {}

  /**
   * Get the numbers of tasks that wait today (staff)
   *
   * @remarks Counts stop at 1,000. Money received is at most 15 seconds old. The role `taller` gets neither refunds nor money.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TodayDto })
  @ApiErrors(401, 403)
  async getToday(@CurrentUser() { staffRole }: SignedInUser): Promise<TodayDto> {
    return toTodayDto(await this.today.of(staffRole));
  }
}
