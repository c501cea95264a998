import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { ShopSettings } from '../../settings/index.js';
import { type ConfirmedQuestion, OPENING_QUESTIONS, type OpeningQuestion } from '../domain/opening-questions.js';

const keyOf = (question: OpeningQuestion) => `opening.${question}`;

/** Which questions before opening the owner has answered with 'Está bien así'. */
@Injectable()
export class OpeningAnswers {
  constructor(
    private readonly settings: ShopSettings,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<ConfirmedQuestion[]> {
    const values = await this.settings.values();
    return OPENING_QUESTIONS.flatMap((question) => {
      const words = values.get(keyOf(question));
      return typeof words === 'string' ? [{ question, words }] : [];
    });
  }

  /** `words` is the question as it was read; null takes the answer back. */
  async save(question: OpeningQuestion, words: string | null, actor: Pick<StaffMember, 'id' | 'name'>): Promise<void> {
    await this.transaction.run(async () => {
      const values = await this.settings.values({ forUpdate: true });
      const stored = values.get(keyOf(question));
      const before = typeof stored === 'string' ? stored : null;
      if (before === words) return;
      await this.settings.write(keyOf(question), words);
      const action = words === null ? `volvió a abrir la pregunta «${before}»` : `dijo que está bien así: «${words}»`;
      await this.audit.record({ kind: 'change_set', actor, action });
    });
  }
}
