import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { bogotaDay } from '../../common/time.js';
import { Env } from '../../config/env.js';
import { MailSender, reconciliationLateMail } from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { ReconciliationAdmin } from './reconciliation-admin.js';

/** Tells the shop that its payments are not compared with the provider's. */
@Injectable()
export class ReconciliationMails {
  constructor(
    private readonly runs: ReconciliationAdmin,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** At most one mail a day, because its id has the day. Sends nothing while the last run is recent and succeeded. */
  async warnIfLate(): Promise<void> {
    const problem = await this.runs.problem();
    if (!problem) return;
    await this.mail.send(
      reconciliationLateMail({
        to: this.settings.current.contact.email,
        day: bogotaDay(this.clock.now()),
        problem,
        url: `${this.env.publicUrl}/panel/dinero/conciliacion`,
      }),
    );
  }
}
