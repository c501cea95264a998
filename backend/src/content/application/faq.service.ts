import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogueService, type CatalogueSnapshot } from '../../catalogue/index.js';
import { FAQ_CATEGORIES, type FaqCategory } from '../../common/faq-categories.js';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { PolledValue } from '../../common/polled-value.js';
import { VersionedCache } from '../../common/versioned-cache.js';
import type { FaqEntry, FaqOrigin } from '../domain/faq.js';
import { figuresOf, withFigures } from '../domain/faq-figures.js';
import { firstEntries, originOf } from '../domain/faq-questions.js';
import { FaqEntries } from './faq-entries.port.js';

export interface FaqItem {
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: string;
  readonly origin: FaqOrigin;
}

interface FaqList {
  readonly items: readonly FaqItem[];
  readonly version: string;
}

interface KnownEntries {
  readonly entries: readonly FaqEntry[];
  readonly version: string;
}

/** Until the stored questions could be read. */
const FIRST: KnownEntries = { entries: firstEntries(), version: '' };

/** The fields of a question that staff add. */
export type NewFaqEntry = Pick<FaqItem, 'category' | 'question' | 'answer'>;

/** The frequent questions with today's figures in their answers. */
@Injectable()
export class FaqService {
  private readonly lists = new VersionedCache<FaqList>();
  private readonly stored: PolledValue<KnownEntries>;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly entries: FaqEntries,
    clock: Clock,
  ) {
    this.stored = new PolledValue(() => this.load(), clock);
  }

  /** In reading order; `version` changes when a question or an answer may have changed. Made again only then. */
  async list(): Promise<FaqList> {
    const [snapshot, stored] = await Promise.all([this.catalogue.current(), this.currentEntries()]);
    const version = `${snapshot.version}${stored.version}`;
    return this.lists.get(version, 'list', () => ({ version, items: itemsOf(snapshot, stored.entries) }));
  }

  /** Changes with any question. */
  async entriesVersion(): Promise<string> {
    return (await this.currentEntries()).version;
  }

  /** Joins the caller's transaction; call {@link refresh} after it. */
  async add(entry: NewFaqEntry): Promise<void> {
    await this.entries.add({ id: randomUUID(), ...entry });
  }

  async refresh(): Promise<void> {
    await this.stored.refresh();
  }

  /** Without the database the questions that the shop was built with are still answered, at once. */
  private currentEntries(): Promise<KnownEntries> {
    return this.stored.currentOr(FIRST);
  }

  private async load(): Promise<KnownEntries> {
    const entries = await this.entries.list();
    return { entries, version: `.${contentHash(JSON.stringify(entries))}` };
  }
}

function itemsOf(snapshot: CatalogueSnapshot, entries: readonly FaqEntry[]): FaqItem[] {
  const figures = figuresOf(snapshot);
  const items = entries.map((entry) => ({
    id: entry.id,
    category: entry.category,
    question: entry.question,
    answer: withFigures(entry.answer, figures),
    origin: originOf(entry),
  }));
  return FAQ_CATEGORIES.flatMap((category) => items.filter((item) => item.category === category));
}
