import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { formatPesos } from '../../common/money.js';
import { bogotaDay } from '../../common/time.js';
import { Env } from '../../config/env.js';
import { MailSender, moneyCheckMail } from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { CheckMoney } from './check-money.js';

/** Checks every night and mails the shop what differs. */
@Injectable()
export class NightlyMoneyCheck {
  private readonly log = new Logger('money');

  constructor(
    private readonly money: CheckMoney,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** A difference is in the log, in a mail to the shop, and in the gauge of its alert. */
  async run(): Promise<void> {
    const { invisible, differing } = await this.money.check();
    if (invisible === 0 && differing.length === 0) return;
    this.log.error(
      `Money check: ${invisible} pesos in no list, ${differing.length} orders with other sums than entries`,
    );
    await this.mail.send(
      moneyCheckMail({
        to: this.settings.current.contact.email,
        day: bogotaDay(this.clock.now()),
        invisible: formatPesos(Math.abs(invisible)),
        orders: differing.length,
        url: `${this.env.publicUrl}/panel/dinero/sin-pedido`,
      }),
    );
  }
}
