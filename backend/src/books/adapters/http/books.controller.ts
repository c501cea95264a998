import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '../../../common/http/api-docs.js';
import { AnyStaff, Books as BooksAccess, IDENTITY_NOT_CONFIRMED } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { LIMIT_MESSAGE, positionOf } from '../../../common/http/page-query.js';
import { CurrentUser, IdentityConfirmation, type SignedInUser } from '../../../identity/index.js';
import { Books, MONTH_INVALID } from '../../application/books.js';
import {
  DAY_MESSAGE,
  EntryFilterDto,
  EntryPageDto,
  ListEntriesQueryDto,
  toEntryFilter,
  toEntryPageDto,
} from './entries.dto.js';
import {
  BookMonthDto,
  ListOwingQueryDto,
  MoneySummaryDto,
  OwingPageDto,
  toMonthDto,
  toOwingPageDto,
  toSummaryDto,
} from './books.dto.js';
import { entriesCsv } from './entries-csv.js';

const USUAL_PAGE = 50;
const WRONG_DAY = [400, 'request.invalid', DAY_MESSAGE, { from: DAY_MESSAGE }] as const;
const MONTH_PARAM = { name: 'month', description: 'Year and month, in Bogota.', example: '2026-11' } as const;

/** The books: what came, what went, and what is owed. */
@ApiTags('money')
@Controller('money')
@AnyStaff()
export class BooksController {
  constructor(
    private readonly books: Books,
    private readonly identityConfirmation: IdentityConfirmation,
  ) {}

  /** Get the money of today, and what is owed (staff) */
  @Get('summary')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MoneySummaryDto })
  @ApiErrors(401, 403)
  async getMoneySummary(): Promise<MoneySummaryDto> {
    return toSummaryDto(await this.books.summary());
  }

  /** List the orders that owe money, the oldest first (staff) */
  @Get('owing')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: OwingPageDto })
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }], 401, 403)
  async listOwingOrders(@Query() { which, cursor, limit = USUAL_PAGE }: ListOwingQueryDto): Promise<OwingPageDto> {
    const after = cursor === undefined ? undefined : positionOf(cursor);
    return toOwingPageDto(await this.books.owing(which, after, limit));
  }

  /** List the entries of the ledger by the day on which the money moved, the newest first (staff) */
  @Get('entries')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: EntryPageDto })
  @ApiErrors(WRONG_DAY, 401, 403)
  async listEntries(
    @Query() { cursor, limit = USUAL_PAGE, ...filter }: ListEntriesQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<EntryPageDto> {
    const position = cursor === undefined ? undefined : positionOf(cursor);
    const after = position && { movedAt: position.createdAt, id: position.id };
    return toEntryPageDto(await this.books.entries(toEntryFilter(filter), after, limit, user));
  }

  /**
   * Download the entries of a filter as a spreadsheet (owner and accountant)
   *
   * @remarks Needs a login or `POST /auth/confirm` in the last 10 minutes. CSV with semicolons, one row an entry, at most 100,000 entries.
   */
  @Get('entries.csv')
  @BooksAccess()
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(WRONG_DAY, 401, 403, IDENTITY_NOT_CONFIRMED)
  async exportEntries(@Query() query: EntryFilterDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    this.identityConfirmation.assertConfirmedOrLoggedIn(user);
    const rows = entriesCsv(await this.books.sheet(toEntryFilter(query), user));
    return new StreamableFile(Readable.from(rows, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="libro.csv"',
    });
  }

  /** Get the sums of a month, and what is owed and held at its end (staff) */
  @Get('months/:month')
  @Header('Cache-Control', 'no-store')
  @ApiParam(MONTH_PARAM)
  @ApiOkResponse({ type: BookMonthDto })
  @ApiErrors([...MONTH_INVALID, { month: MONTH_INVALID[2] }], 401, 403)
  async getMoneyMonth(@Param('month') month: string): Promise<BookMonthDto> {
    return toMonthDto(await this.books.month(month));
  }
}
