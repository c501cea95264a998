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
import { ConfirmedIdentity, IDENTITY_NOT_CONFIRMED, Owner, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { idParam } from '../../../common/http/id-param.js';
import { LIMIT_MESSAGE, positionOf } from '../../../common/http/page-query.js';
import { CurrentUser, IdentityConfirmation, type SignedInUser, UNNAMED_STAFF } from '../../../identity/index.js';
import {
  ASKED_AGAIN,
  CONFIRM,
  CONFLICT,
  INVALID,
  NEW_OWNER,
  NO_CONSENT_ASKED,
  NOT_FOUND,
  NOT_LIVE,
  OTHER_AUTHOR,
  OWN_CONSENT,
  PAST,
  REFUSED,
} from '../../application/change-set-errors.js';
import { DraftChangeSets } from '../../application/draft-change-sets.js';
import { type Publisher, PublishChangeSets } from '../../application/publish-change-sets.js';
import { PreviewConsequences } from '../../application/preview-consequences.js';
import { type Author, type ChangeSet, NOT_DRAFT } from '../../domain/change-set.js';
import { momentOf } from '../../domain/time-fields.js';
import { ChangeSetDto, ChangeSetPageDto, toChangeSetDto, toChangeSetPageDto } from './change-set.dto.js';
import {
  ApproveChangeSetDto,
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
    private readonly identity: IdentityConfirmation,
  ) {}

  /** List change sets, newest first (staff) */
  @Get()
  @Staff()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ChangeSetPageDto })
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }], 401, 403)
  async listChangeSets(
    @Query() { state, cursor, limit }: ListChangeSetsQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetPageDto> {
    const after = cursor === undefined ? undefined : positionOf(cursor);
    return toChangeSetPageDto(await this.drafts.list({ state, after, limit }), limit, user.id);
  }

  /** Get a change set (staff) */
  @Get(':id')
  @Staff()
  @ApiParam(ID)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(400, 401, 403, NOT_FOUND)
  async getChangeSet(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<ChangeSetDto> {
    return this.whole(await this.drafts.get(id), user);
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
    return this.whole(await this.drafts.create(authorOf(user), changes, note ?? ''), user);
  }

  /**
   * Edit a draft (owner)
   *
   * @remarks Only its author does.
   */
  @Patch(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(WRONG_VALUE, 401, 403, OTHER_AUTHOR, NOT_FOUND, NOT_DRAFT, 413, 415)
  async editChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { changes, note }: EditChangeSetDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(await this.drafts.edit(id, authorOf(user), { changes, note }), user);
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
   *
   * What redirects money or people (bank account, contact, legal data, approval limit, texts with a new number or link, discounts of half a
   * piece or more) needs `POST /auth/confirm` in the last 10 minutes and is mailed to all owners. Bank account and approval limit also need
   * another owner, where there is one: the answer is `scheduled` with `consent.state` `pending`, and the set is published when that owner
   * approves it, or after 24 hours.
   */
  @Post(':id/publish')
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(
    400,
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    NOT_FOUND,
    CONFLICT,
    NOT_DRAFT,
    413,
    415,
    CONFIRM,
    PAST,
    INVALID,
    REFUSED,
  )
  async publishChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { at, confirm }: PublishChangeSetDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(
      await this.publication.publish(id, this.publisher(user), { at: timeOf(at), confirm: confirm ?? false }),
      user,
    );
  }

  /**
   * Undo a published change set (owner)
   *
   * @remarks Returns a new live set with the values exchanged. Rows that the set created are withdrawn. It needs a confirmed identity and
   * the consent of another owner like any other set.
   */
  @Post(':id/revert')
  @ApiParam(ID)
  @ApiCreatedResponse({ type: ChangeSetDto })
  @ApiErrors(400, 401, 403, IDENTITY_NOT_CONFIRMED, NOT_FOUND, CONFLICT, NOT_LIVE, 413, 415, CONFIRM, INVALID, REFUSED)
  async revertChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { confirm }: RevertChangeSetDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(await this.publication.revert(id, this.publisher(user), confirm ?? false), user);
  }

  /**
   * Approve a change set that waits for another owner (owner)
   *
   * @remarks By an owner who neither wrote nor published it and has been an owner for a day. It is published at once, or at the moment that
   * its publisher chose. A set that was changed and asked for again since the caller saw it is `change_set.asked_again`.
   */
  @Post(':id/approve')
  @ConfirmedIdentity()
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(
    400,
    401,
    403,
    IDENTITY_NOT_CONFIRMED,
    OWN_CONSENT,
    NEW_OWNER,
    NOT_FOUND,
    CONFLICT,
    NO_CONSENT_ASKED,
    ASKED_AGAIN,
    413,
    415,
    INVALID,
    REFUSED,
  )
  async approveChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { askedAt }: ApproveChangeSetDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(await this.publication.approve(id, authorOf(user), askedAt), user);
  }

  /**
   * Refuse a change set that waits for another owner (owner)
   *
   * @remarks It becomes a draft of its author again; an undo is deleted.
   */
  @Post(':id/refuse')
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiErrors(400, 401, 403, NOT_FOUND, NO_CONSENT_ASKED)
  async refuseChangeSet(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangeSetDto> {
    return this.whole(await this.publication.refuse(id, authorOf(user)), user);
  }

  private async whole(set: ChangeSet, user: SignedInUser): Promise<ChangeSetDto> {
    return { ...toChangeSetDto(set, user.id), consequences: await this.consequences.of(set) };
  }

  private publisher(user: SignedInUser): Publisher {
    return { ...authorOf(user), assertConfirmed: () => this.identity.assertConfirmed(user) };
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
