import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '../../../common/http/api-docs.js';
import { invalidField } from '../../../common/domain-error.js';
import { Owner, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { idParam } from '../../../common/http/id-param.js';
import { LIMIT_MESSAGE, positionOf } from '../../../common/http/page-query.js';
import { CurrentUser, type SignedInUser, UNNAMED_STAFF } from '../../../identity/index.js';
import { CONFIRM, CONFLICT, INVALID, NOT_FOUND, NOT_LIVE, PAST, REFUSED } from '../../application/change-set-errors.js';
import { DraftChangeSets } from '../../application/draft-change-sets.js';
import { PublishChangeSets } from '../../application/publish-change-sets.js';
import { PreviewConsequences } from '../../application/preview-consequences.js';
import { type Author, type ChangeSet, NOT_DRAFT } from '../../domain/change-set.js';
import { momentOf } from '../../domain/time-fields.js';
import { ChangeSetDto, ChangeSetPageDto, toChangeSetDto, toChangeSetPageDto } from './change-set.dto.js';
import {
  EditChangeSetDto,
  ListChangeSetsQueryDto,
  NewChangeSetDto,
  PublishChangeSetDto,
  RevertChangeSetDto,
} from './new-change-set.dto.js';

const PRICE_MESSAGE = 'Escribe un valor entero en pesos, de $0 a $100.000.000.';
const WRONG_VALUE = [400, 'request.invalid', PRICE_MESSAGE, { 'changes.0.value': PRICE_MESSAGE }] as const;
const WRONG_TIME = 'Escribe una fecha con hora y zona, por ejemplo 2026-12-01T08:00:00-05:00.';

const ID = idParam('change set');

/** The owner's changes to the shop. */
@ApiTags('back-office')
@Controller('change-sets')
@Owner()
export class ChangeSetsController {
  constructor(
    private readonly drafts: DraftChangeSets,
    private readonly publication: PublishChangeSets,
    private readonly consequences: PreviewConsequences,
  ) {}

  /** List change sets, newest first (staff) */
  @Get()
  @Staff()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ChangeSetPageDto })
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }], 401, 403)
  async listChangeSets(@Query() { state, cursor, limit }: ListChangeSetsQueryDto): Promise<ChangeSetPageDto> {
    const after = cursor === undefined ? undefined : positionOf(cursor);
    return toChangeSetPageDto(await this.drafts.list({ state, after, limit }), limit);
  }

  /** Get a change set (staff) */
  @Get(':id')
  @Staff()
  @ApiParam(ID)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(400, 401, 403, NOT_FOUND)
  async getChangeSet(@Param('id', ParseUUIDPipe) id: string): Promise<ChangeSetDto> {
    return this.whole(await this.drafts.get(id));
  }

  /**
   * Create a draft (owner)
   *
   * @remarks Nothing of it is visible before it is published. `preview` describes each change in words. A fault is reported at its change:
   * `changes.0.value`, or `changes.0.values.price` in a new row.
   */
  @Post()
  @ApiCreatedResponse({ type: ChangeSetDto })
  @ApiErrors(WRONG_VALUE, 401, 403, 413, 415)
  async createChangeSet(
    @Body() { changes, note }: NewChangeSetDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(await this.drafts.create(authorOf(user), changes, note ?? ''));
  }

  /** Edit a draft (owner) */
  @Patch(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(WRONG_VALUE, 401, 403, NOT_FOUND, NOT_DRAFT, 413, 415)
  async editChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { changes, note }: EditChangeSetDto,
  ): Promise<ChangeSetDto> {
    return this.whole(await this.drafts.edit(id, { changes, note }));
  }

  /**
   * Delete a draft (owner)
   *
   * @remarks Also cancels a scheduled set.
   */
  @Delete(':id')
  @ApiParam(ID)
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Deleted.' })
  @ApiErrors(400, 401, 403, NOT_FOUND, NOT_DRAFT)
  dropChangeSet(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.drafts.drop(id, authorOf(user));
  }

  /**
   * Publish a change set, now or at a moment (owner)
   *
   * @remarks Every instance shows it within two seconds. The error `change_set.conflict` carries `conflicts`: the fields that another
   * person changed. The error `change_set.confirm` carries `confirmations`: prices that change by more than 20 percent, by ten times or
   * to nothing. A set that is live already is answered as it is.
   */
  @Post(':id/publish')
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(400, 401, 403, NOT_FOUND, CONFLICT, NOT_DRAFT, 413, 415, CONFIRM, PAST, INVALID, REFUSED)
  async publishChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { at, confirm }: PublishChangeSetDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(
      await this.publication.publish(id, authorOf(user), { at: timeOf(at), confirm: confirm ?? false }),
    );
  }

  /**
   * Undo a published change set (owner)
   *
   * @remarks Returns a new live set with the values exchanged. Rows that the set created are withdrawn.
   */
  @Post(':id/revert')
  @ApiParam(ID)
  @ApiCreatedResponse({ type: ChangeSetDto })
  @ApiErrors(400, 401, 403, NOT_FOUND, CONFLICT, NOT_LIVE, 413, 415, CONFIRM, INVALID, REFUSED)
  async revertChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { confirm }: RevertChangeSetDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(await this.publication.revert(id, authorOf(user), confirm ?? false));
  }

  private async whole(set: ChangeSet): Promise<ChangeSetDto> {
    return { ...toChangeSetDto(set), consequences: await this.consequences.of(set) };
  }
}

/** Uses the email address while the name is still the default, which several staff members share. */
function authorOf({ id, name, email }: SignedInUser): Author {
  return { id, name: name === UNNAMED_STAFF ? email : name };
}

function timeOf(at: unknown): Date | undefined {
  if (at === undefined || at === null) return undefined;
  const moment = momentOf(at);
  if (!moment) throw invalidField('at', WRONG_TIME);
  return moment;
}
