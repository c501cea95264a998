import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { assertNoProblems, CatalogueService, nameProblem } from '../../catalogue/index.js';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { correctDetails, type Correction } from '../domain/correction.js';
import { orderAct } from '../domain/order-acts.js';
import type { Order } from '../domain/order.js';
import { OrderMails } from './order-mails.js';
import { knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';

export interface CorrectionRequest extends Correction {
  /** `detailsVersion` that the person saw. */
  readonly version: string;
}

/** Corrects address, phone and names of an order before it is made, for staff and for the customer. */
@Injectable()
export class CorrectDetails {
  constructor(
    private readonly orders: Orders,
    private readonly catalogue: CatalogueService,
    private readonly mails: OrderMails,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `staff`: null for the customer, whose proof the caller has checked (`OrderReader.ownByNumber`). */
  async correct(id: string, request: CorrectionRequest, staff: StaffMember | null): Promise<Order> {
    const { version, ...correction } = request;
    await this.assertStitchable(correction);
    return this.transaction.run(async () => {
      const order = knownOrder(await this.orders.findForUpdate(id));
      const author = { at: this.clock.now(), actor: staff?.email ?? 'shopper' };
      if (!correctDetails(order, correction, { version, ...author })) return order;
      await this.orders.saveDetails(order);
      await this.mails.notifyCustomer(order);
      if (staff) await this.record(order, staff);
      return order;
    });
  }

  private async assertStitchable({ names = [] }: Correction): Promise<void> {
    const pricing = await this.catalogue.pricing();
    const problems = names.map(({ name }, index) => [`names.${index}.name`, nameProblem(name, pricing)] as const);
    assertNoProblems(Object.fromEntries(problems.flatMap(([field, problem]) => (problem ? [[field, problem]] : []))));
  }

  /** The values are personal data: the log names the fields alone. */
  private record({ number, history }: Order, staff: StaffMember): Promise<void> {
    const words = { phone: 'el celular', address: 'la dirección', name: 'el nombre a bordar' };
    const fields = new Set(history.at(-1)!.corrected!.map(({ field }) => words[field]));
    const list = new Intl.ListFormat('es', { type: 'conjunction' }).format(fields);
    return this.audit.record({ actor: staff, ...orderAct({ number }, 'correction', `corrigió ${list} de`) });
  }
}
