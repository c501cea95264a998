import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import { shortened } from '../../common/tidy-text.js';
import { MINUTE_MS } from '../../common/time.js';
import { inverseOf, isCreation } from '../domain/change.js';
import { type Author, ChangeSet, notDraft } from '../domain/change-set.js';
import { guardOf, isCleared } from '../domain/redirection.js';
import { ChangeSetEvents } from './change-set-events.js';
import {
  ASKED_AGAIN,
  ChangeConflictError,
  CONFIRM_AGAIN,
  NEW_OWNER,
  NO_CONSENT_ASKED,
  NOT_FOUND,
  NOT_LIVE,
  OWN_CONSENT,
  PAST,
  PUBLISHER_LEFT,
} from './change-set-errors.js';
import { ChangeSets } from './change-sets.port.js';
import { CheckChanges, type Checked } from './check-changes.js';
import { Publication } from './publication.js';
import { ShopOwners } from './shop-owners.js';

/** The queue goes by the clock of the database, which may be ahead; a job of a moved set is replaced anyway. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** An owner who publishes. */
export interface Publisher extends Author {
  /** Throws `auth.password_again` unless this person confirmed their identity in the last minutes. */
  assertConfirmed(): void;
}

interface PublishOptions {
  /** Missing: now. */
  readonly at?: Date;
  /** Whether large price changes are meant. */
  readonly confirm?: boolean;
}

/**
 * Makes change sets visible, at once or at a moment, and undoes them. All changes of a set are one transaction. What redirects money or
 * people needs a confirmed identity, and what redirects the shop's money also another owner, or 24 hours.
 */
@Injectable()
export class PublishChangeSets {
  private readonly log = new Logger('back-office');

  constructor(
    private readonly sets: ChangeSets,
    private readonly changes: CheckChanges,
    private readonly publication: Publication,
    private readonly owners: ShopOwners,
    private readonly events: ChangeSetEvents,
    private readonly clock: Clock,
  ) {}

  /** A set that is live already, or waits for a consent, stays as it is: a repeated call changes nothing. */
  publish(id: string, publisher: Publisher, { at, confirm = false }: PublishOptions): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if ((set.state === 'live' || set.isAwaitingConsent) && !at) return set;
      if (set.state === 'live' || set.state === 'reverted') throw notDraft();
      if (at && at <= this.clock.now()) throw errorOf(PAST, { at: PAST[2] });
      return this.release(set, publisher, { at, confirm });
    });
  }

  /** For the job at the set's time. Does nothing when the set was published, dropped or moved meanwhile. */
  async publishScheduled(id: string): Promise<void> {
    try {
      await this.publication.run(async () => {
        const set = await this.due(id);
        if (!set?.effectiveAt) return;
        const checked = await this.changes.check(set, set.confirmed);
        const guard = guardOf(checked.redirections);
        if (!isCleared(guard, set.cleared)) throw errorOf(CONFIRM_AGAIN);
        const publisher = { id: set.publisherId ?? set.authorId, name: set.publisherName ?? set.authorName };
        if (!isCleared(guard, null) && !(await this.owners.has(publisher.id))) throw errorOf(PUBLISHER_LEFT);
        // Another owner joined since the only one scheduled it.
        if (guard === 'consent' && !set.consent && (await this.owners.hasOther(publisher.id))) {
          set.askConsent(undefined, publisher, set.confirmed, this.clock.now());
          return this.schedule(set, publisher, 'pidió aprobar', checked);
        }
        await this.apply(set, checked, 'shop', set.effectiveAt);
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.stop(id, error);
    }
  }

  /** A new live set with the values exchanged; it waits like any other when it needs the consent of another owner. */
  revert(id: string, publisher: Publisher, confirm = false): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (set.state !== 'live') throw errorOf(NOT_LIVE);
      const waiting = await this.sets.findWaitingUndo(id);
      if (waiting) return waiting;
      const inverse = { changes: inverseOf(set.changes), preview: [] };
      const note = shortened(`Deshace: ${set.note || set.preview[0]}`, 200);
      const undo = ChangeSet.draft(publisher, note, inverse, this.clock.now());
      undo.reverts = set.id;
      await this.sets.add(undo);
      return this.release(undo, publisher, { confirm }, 'deshizo');
    });
  }

  /**
   * Another owner consents: the set is published now, or at the moment that its publisher chose. The caller has confirmed their identity.
   * `askedAt`: of the consent that the owner saw, because its author could refuse the set, change it and ask again meanwhile.
   *
   * @throws DomainError `change_set.no_consent_asked`, `change_set.own_consent`, `change_set.asked_again`, `change_set.new_owner`, or as
   * `publish`
   */
  approve(id: string, owner: Author, askedAt: string): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (!set.isAwaitingConsent) throw errorOf(NO_CONSENT_ASKED);
      if (owner.id === set.publisherId || owner.id === set.authorId) throw errorOf(OWN_CONSENT);
      if (askedAt !== set.consent?.askedAt) throw errorOf(ASKED_AGAIN);
      if (!(await this.owners.mayConsent(owner.id))) throw errorOf(NEW_OWNER);
      const checked = await this.changes.check(set, set.confirmed);
      const now = this.clock.now();
      const at = set.giveConsent(owner.name, now);
      if (!at) return this.apply(set, checked, owner, now, 'aprobó');
      await this.schedule(set, owner, 'aprobó', checked);
      return set;
    });
  }

  /** An owner refuses a set that waits for a consent: it is a draft of its author again, and an undo is dropped. */
  refuse(id: string, owner: Author): Promise<ChangeSet> {
    return this.publication.run(async () => {
      const set = await this.lock(id);
      if (!set.isAwaitingConsent) throw errorOf(NO_CONSENT_ASKED);
      const { redirections } = await this.changes.assess(set.changes);
      set.refuseConsent(owner.name);
      if (set.reverts) await this.sets.remove(id);
      else await this.sets.save(set);
      await this.events.record(set, owner, 'no aprobó');
      await this.events.mailOwners(set, 'refused', owner, redirections);
      return set;
    });
  }

  /** Publishes, schedules, or asks for the consent of another owner. */
  private async release(
    set: ChangeSet,
    publisher: Publisher,
    { at, confirm = false }: PublishOptions,
    verb = 'publicó',
  ): Promise<ChangeSet> {
    const now = this.clock.now();
    const checked = await this.changes.check(set, confirm);
    const guard = guardOf(checked.redirections);
    if (!isCleared(guard, null)) publisher.assertConfirmed();
    if (guard === 'consent' && (await this.owners.hasOther(publisher.id))) {
      set.askConsent(at, publisher, confirm, now);
      set.preview = checked.preview;
      await this.schedule(set, publisher, 'pidió aprobar', checked);
      return set;
    }
    set.publisherId = publisher.id;
    set.consent = null;
    if (!at) return this.apply(set, checked, publisher, now, verb);
    set.schedule(at, publisher, { confirmed: confirm, cleared: guard });
    await this.schedule(set, publisher, 'programó', checked);
    return set;
  }

  private async schedule(set: ChangeSet, actor: Author, verb: string, { redirections }: Checked): Promise<void> {
    await this.sets.save(set);
    await this.events.record(set, actor, verb);
    await this.events.schedule(set);
    await this.events.mailOwners(set, set.isAwaitingConsent ? 'waiting' : 'scheduled', actor, redirections);
  }

  private async lock(id: string): Promise<ChangeSet> {
    await this.sets.lockPublishing();
    const set = await this.sets.findForUpdate(id);
    if (!set) throw errorOf(NOT_FOUND);
    return set;
  }

  private async due(id: string): Promise<ChangeSet | undefined> {
    await this.sets.lockPublishing();
    const set = await this.sets.findForUpdate(id);
    const limit = this.clock.now().getTime() + CLOCK_TOLERANCE_MS;
    return set?.state === 'scheduled' && set.effectiveAt && set.effectiveAt.getTime() <= limit ? set : undefined;
  }

  private async stop(id: string, error: DomainError): Promise<void> {
    await this.publication.run(async () => {
      const set = await this.due(id);
      if (!set) return;
      set.stop(error instanceof ChangeConflictError ? error.conflicts : [], error.message);
      await this.sets.save(set);
      await this.events.stopped(set);
      this.log.warn({ changeSet: id, code: error.code }, 'a scheduled change set was not published');
    });
  }

  /** `actor` is the shop when the moment of a scheduled set has come; its publisher stays who scheduled it. */
  private async apply(
    set: ChangeSet,
    { changes, preview, redirections }: Checked,
    actor: Author | 'shop',
    at: Date,
    verb = 'publicó',
  ): Promise<ChangeSet> {
    const ids = await this.changes.write(changes);
    let created = 0;
    const stored = changes.map((change) => (isCreation(change) ? { ...change, id: ids[created++] ?? null } : change));
    const isScheduled = actor === 'shop' || set.consent !== null;
    const publisher = isScheduled ? (set.publisherName ?? set.authorName) : actor.name;
    set.publish({ changes: stored, preview }, publisher, at);
    await this.sets.save(set);
    if (set.reverts) await this.markReverted(set.reverts);
    await this.events.record(set, actor, verb);
    const by = actor === 'shop' ? { id: set.publisherId ?? set.authorId, name: publisher } : actor;
    await this.events.mailOwners(set, 'live', by, redirections);
    return set;
  }

  private async markReverted(id: string): Promise<void> {
    const undone = await this.sets.findForUpdate(id);
    if (undone?.state !== 'live') return;
    undone.state = 'reverted';
    await this.sets.save(undone);
  }
}
