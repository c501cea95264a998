import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { bogotaDay } from '../../common/time.js';
import { Env } from '../../config/env.js';
import { MailSender, moneyCheckMail } from '../../mail/index.js';
import { Ledger } from '../../money/index.js';
import { ShopSettings } from '../../settings/index.js';
import { ExcessMoneyReader, type HeldSums } from './excess-money.port.js';
import { MoneyChecks } from './money-checks.port.js';

const BATCH = 2_000;

/** The result of one check. */
export interface MoneyCheck {
  readonly sums: HeldSums;
  /** What the shop holds and no list shows; 0 when all is well. */
  readonly invisible: Pesos;
  /** Orders whose sums differ from their entries; empty when all is well. */
  readonly differing: readonly string[];
}

/**
 * Checks that every peso that the shop holds shows in a list: at an order up to what it costs, among the refunds to be made, or in the list of
 * open money; and that the sums of each order are those of its entries.
 */
@Injectable()
export class CheckMoney {
  private readonly log = new Logger('money');

  constructor(
    private readonly excess: ExcessMoneyReader,
    private readonly ledger: Ledger,
    private readonly checks: MoneyChecks,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async check(): Promise<MoneyCheck> {
    const sums = await this.excess.sums();
    const shown = sums.ofOrders + sums.toGiveBack + sums.open;
    const differing: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await this.ledger.check(after, BATCH);
      differing.push(...page.differing);
      if (page.last === null) break;
      after = page.last;
    }
    const at = this.clock.now();
    await this.checks.add({ id: crypto.randomUUID(), at, held: sums.held, shown, balances: differing.length });
    return { sums, invisible: sums.held - shown, differing };
  }

  /** The nightly check: a difference is in the log, in a mail to the shop, and in the gauge of its alert. */
  async checkNightly(): Promise<void> {
    const { invisible, differing } = await this.check();
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
