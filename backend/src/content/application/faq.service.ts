import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogueService, type CatalogueSnapshot } from '../../catalogue/index.js';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { PolledValue } from '../../common/polled-value.js';
import { VersionedCache } from '../../common/versioned-cache.js';
import { FAQ_CATEGORIES, type FaqCategory, type FaqEntry } from '../domain/faq.js';
import { figuresOf } from '../domain/faq-figures.js';
import { FAQ_QUESTIONS } from '../domain/faq-questions.js';
import { FaqEntries } from './faq-entries.port.js';

export interface FaqItem {
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: string;
}

interface FaqList {
  readonly items: readonly FaqItem[];
  readonly version: string;
}

interface AddedEntries {
  readonly entries: readonly FaqEntry[];
  /** '' without entries. */
  readonly version: string;
}

const NONE: AddedEntries = { entries: [], version: '' };

/** What staff write to add a question. */
export type NewFaqEntry = Pick<FaqItem, 'category' | 'question' | 'answer'>;

/** The frequent questions with today's figures in their answers, and those that staff added. */
@Injectable()
export class FaqService {
  private readonly lists = new VersionedCache<FaqList>();
  private readonly added: PolledValue<AddedEntries>;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly entries: FaqEntries,
    clock: Clock,
  ) {
    this.added = new PolledValue(() => this.load(), clock);
  }

  /** In reading order; `version` changes when a question or an answer may have changed. Made anew only then. */
  async list(): Promise<FaqList> {
    const [snapshot, added] = await Promise.all([this.catalogue.current(), this.currentEntries()]);
    const version = `${snapshot.version}${added.version}`;
    return this.lists.get(version, 'list', () => ({ version, items: itemsOf(snapshot, added.entries) }));
  }

  /** Changes when staff add a question. */
  async entriesVersion(): Promise<string> {
    return (await this.currentEntries()).version;
  }

  /** Joins the caller's transaction; call {@link refresh} after it. */
  async add(entry: NewFaqEntry): Promise<void> {
    await this.entries.add({ id: randomUUID(), ...entry });
  }

  async refresh(): Promise<void> {
    await this.added.refresh();
  }

  /** Without the database the questions that the shop was built with are still answered, at once. */
  private currentEntries(): Promise<AddedEntries> {
    return this.added.currentOr(NONE);
  }

  private async load(): Promise<AddedEntries> {
    const entries = await this.entries.list();
    return { entries, version: entries.length === 0 ? '' : `.${contentHash(JSON.stringify(entries))}` };
  }
}

function itemsOf(snapshot: CatalogueSnapshot, entries: readonly FaqEntry[]): FaqItem[] {
  const figures = figuresOf(snapshot);
  const builtIn = FAQ_QUESTIONS.map(({ answer, ...question }) => ({ ...question, answer: answer(figures) }));
  const added = entries.map(({ id, category, question, answer }) => ({ id, category, question, answer }));
  return FAQ_CATEGORIES.flatMap((category) => [...builtIn, ...added].filter((item) => item.category === category));
}
