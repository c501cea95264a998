import type { LoggerService } from '@nestjs/common';
import request from 'supertest';
import type { Env } from '../../src/config/env.js';
import type { BankTransferOrderDto } from '../../src/orders/adapters/http/bank-transfer.dto.js';
import { anAddition } from '../builders/cart-request.builder.js';
import { aTransferRequest } from '../builders/customer-request.builder.js';
import { createTestApp, type TestApp } from './app.js';
import { Mailbox } from './mailbox.js';
import { staffBrowser } from './shopper.js';

/** A shop in which people order by bank transfer. */
export class OrderingShop {
  readonly mailbox: Mailbox;

  private constructor(readonly shop: TestApp) {
    this.mailbox = new Mailbox(shop);
  }

  static async open(env: Partial<Env> = {}, logger: LoggerService | false = false): Promise<OrderingShop> {
    return new OrderingShop(await createTestApp(env, 0, logger));
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  api() {
    return request(this.shop.app.getHttpServer());
  }

  /** A browser in which `taller@example.com` of the staff is logged in. */
  staff(): Promise<ReturnType<typeof request.agent>> {
    return staffBrowser(this.shop);
  }

  /** The session of a cart with a line for each of `changes`. */
  async filledCart(...changes: Record<string, unknown>[]): Promise<string> {
    const sessionId = crypto.randomUUID();
    for (const change of changes.length > 0 ? changes : [{}])
      await this.api()
        .post('/api/cart')
        .send(anAddition({ sessionId, ...change }))
        .expect(201);
    return sessionId;
  }

  /** An order of one bag with a name on it. */
  async anOrder(customer: Record<string, unknown> = {}): Promise<BankTransferOrderDto> {
    const sessionId = await this.filledCart({ personalization: 'Sofía', addNameEmbroidery: true });
    const body = aTransferRequest(sessionId, customer);
    return (await this.api().post('/api/orders/bank-transfer').send(body).expect(201)).body as BankTransferOrderDto;
  }
}
