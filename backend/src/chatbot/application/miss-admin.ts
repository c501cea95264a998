import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { contactDetailsIn } from '../../common/contact-details.js';
import { DomainError, invalidField } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { FaqService, type NewFaqEntry } from '../../content/index.js';
import type { StaffMember } from '../../identity/index.js';
import { firstDayOf, type Miss } from '../domain/miss.js';
import { MAX_KEYWORDS, tidyKeywords, TOO_MANY_KEYWORDS } from '../domain/settings.js';
import { ChatbotSettings } from './chatbot-settings.js';
import { Misses } from './misses.port.js';

const MAX_MISSES = 200;

const REDIRECTS =
  'Si lleva un número, un correo o un enlace, agrégala en «La tienda», en «Textos y preguntas»: allí confirmas que eres tú.';

/** Questions that the bot did not understand, for staff to answer or dismiss. */
@Injectable()
export class MissAdmin {
  constructor(
    private readonly settings: ChatbotSettings,
    private readonly missed: Misses,
    private readonly faq: FaqService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  list(days: number): Promise<Miss[]> {
    return this.missed.list(firstDayOf(days, this.clock.now()), MAX_MISSES);
  }

  /**
   * Publishes an answer to a question, which leaves the list. One with a number, an email or a link redirects people, and is published
   * as a change of the shop, which needs a confirmed identity: here it is `request.invalid`.
   */
  async answer(id: string, entry: NewFaqEntry, actor: StaffMember): Promise<void> {
    for (const field of ['question', 'answer'] as const)
      if (contactDetailsIn(entry[field]).length > 0) throw invalidField(field, REDIRECTS);
    await this.transaction.run(async () => {
      if (!(await this.missed.remove(id))) throw missNotFound();
      await this.faq.add(entry);
      const action = `publicó la pregunta frecuente «${entry.question}»`;
      await this.audit.record({ kind: 'faq', actor, action, after: { answer: entry.answer } });
    });
    await this.faq.refresh();
  }

  /** Adds a keyword instead of an answer to a question, which leaves the list. Answers all keywords. */
  async addKeyword(id: string, keyword: string, actor: StaffMember): Promise<string[]> {
    return this.transaction.run(async () => {
      if (!(await this.missed.remove(id))) throw missNotFound();
      const action = `agregó la palabra «${keyword}», que pasa el chat a una persona`;
      await this.audit.record({ kind: 'chatbot', actor, action });
      return this.settings.changeKeywords((before) => withKeyword(before, keyword));
    });
  }

  /** The audit log does not repeat the question, because it may name a customer. */
  async dismiss(id: string, actor: StaffMember): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.missed.dismiss(id))) throw missNotFound();
      await this.audit.record({ kind: 'faq', actor, action: 'quitó una pregunta sin respuesta de la lista' });
    });
  }
}

function withKeyword(before: readonly string[], keyword: string): string[] {
  const keywords = tidyKeywords([...before, keyword]);
  if (keywords.length > MAX_KEYWORDS) throw invalidField('keyword', TOO_MANY_KEYWORDS);
  return keywords;
}

function missNotFound(): DomainError {
  return new DomainError('not_found', 'chatbot.miss_not_found', 'Esta pregunta ya no está en la lista.');
}
