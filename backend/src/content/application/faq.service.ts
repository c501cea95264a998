import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/index.js';
import type { FaqCategory } from '../domain/faq.js';
import { figuresOf } from '../domain/faq-figures.js';
import { FAQ_QUESTIONS } from '../domain/faq-questions.js';

export interface FaqItem {
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: string;
}

/** The frequent questions with today's figures in their answers. */
@Injectable()
export class FaqService {
  /** Answers change with the catalogue alone: they are written once for each version of it. */
  private written?: { items: FaqItem[]; version: string };

  constructor(private readonly catalogue: CatalogueService) {}

  /** In reading order; `version` changes when an answer may have changed. */
  async list(): Promise<{ items: FaqItem[]; version: string }> {
    const snapshot = await this.catalogue.current();
    if (this.written?.version !== snapshot.version) {
      const figures = figuresOf(snapshot);
      const items = FAQ_QUESTIONS.map(({ answer, ...question }) => ({ ...question, answer: answer(figures) }));
      this.written = { items, version: snapshot.version };
    }
    return this.written;
  }
}
