import { Readable } from 'node:stream';
import { Controller, Get, Header, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '../../../common/http/api-docs.js';
import { Owner, IDENTITY_NOT_CONFIRMED, ConfirmedIdentity } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CSV_START, csvLine } from '../../../common/http/csv.js';
import { ReadAuditLog } from '../../application/read-audit-log.js';
import type { AuditActor, AuditEntry } from '../../domain/audit-entry.js';
import { type AuditChange, changesInWords, KIND_WORDS } from '../../domain/audit-words.js';
import {
  AuditFilterDto,
  AuditPageDto,
  AuditPersonDto,
  DAY_MESSAGE,
  ListAuditLogQueryDto,
  toAuditPageDto,
  toFilter,
  toPosition,
} from './audit-log.dto.js';

const USUAL_PAGE = 50;
const WRONG_DAY = [400, 'request.invalid', DAY_MESSAGE, { from: DAY_MESSAGE }] as const;

/** The log of what staff did in the last year. */
@ApiTags('audit')
@Controller('audit-log')
@Owner()
export class AuditLogController {
  constructor(private readonly log: ReadAuditLog) {}

  /** List entries of the log, newest first (owner) */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: AuditPageDto })
  @ApiErrors(WRONG_DAY, 401, 403)
  async listAuditLog(@Query() query: ListAuditLogQueryDto): Promise<AuditPageDto> {
    const { cursor, limit = USUAL_PAGE } = query;
    const after = cursor === undefined ? undefined : toPosition(cursor);
    return toAuditPageDto(await this.log.page(toFilter(query), { after, limit }));
  }

  /** List the staff members in the log, by name (owner) */
  @Get('people')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [AuditPersonDto] })
  @ApiErrors(401, 403)
  listAuditPeople(): Promise<AuditPersonDto[]> {
    return this.log.people();
  }

  /**
   * Download the log as a spreadsheet (owner)
   *
   * @remarks CSV with semicolons, at most 20,000 entries, the newest first.
   */
  @Get('export')
  @ConfirmedIdentity()
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(WRONG_DAY, 401, IDENTITY_NOT_CONFIRMED)
  async exportAuditLog(
    @Query() query: AuditFilterDto,
    // The guard of identity put the user there. That module records in this one, so that an import would be a circle.
    @Req() { user }: { readonly user: AuditActor },
  ): Promise<StreamableFile> {
    const lines = linesOf(await this.log.export(toFilter(query), user));
    return new StreamableFile(Readable.from(lines, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="registro.csv"',
    });
  }
}

const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Bogota',
  dateStyle: 'short',
  timeStyle: 'medium',
});

async function* linesOf(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(['Fecha', 'Persona', 'Tipo', 'Qué pasó', 'Antes', 'Después'])}`;
  for await (const { at, actor, kind, summary, before, after } of entries) {
    const changes = changesInWords(before, after);
    const [was, is] = [cell(changes, 'before'), cell(changes, 'after')];
    yield csvLine([MOMENT.format(at), actor, KIND_WORDS[kind], summary, was, is]);
  }
}

/** 'Estado del pedido: Pagado. Dinero recibido: $445.000' */
function cell(changes: readonly AuditChange[], side: 'before' | 'after'): string {
  return changes
    .filter((change) => change[side] !== null)
    .map((change) => `${change.field}: ${change[side]}`)
    .join('. ');
}
