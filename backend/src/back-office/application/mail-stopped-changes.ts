import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { MailSender, stoppedChangesMail } from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { ChangeSets } from './change-sets.port.js';

/** The mail is short: the panel shows the rest. */
const MAX_LISTED = 10;

/** Mails the shop once for each scheduled set that stopped. */
@Injectable()
export class MailStoppedChanges {
  constructor(
    private readonly sets: ChangeSets,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly env: Env,
  ) {}

  async send(id: string): Promise<void> {
    const set = await this.sets.find(id);
    // The set was handled before this mail was sent.
    if (set?.state !== 'conflict' || !set.effectiveAt) return;
    await this.mail.send(
      stoppedChangesMail({
        to: this.settings.current.contact.email,
        id: `change-set-${id}-${set.effectiveAt.getTime()}`,
        problem: set.problem ?? '',
        changes: set.preview.slice(0, MAX_LISTED),
        panelUrl: `${this.env.publicUrl}/panel`,
      }),
    );
  }
}
