import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuditModule } from '../audit/index.js';
import { CommonModule } from '../common/common.module.js';
import { newToken } from '../common/random-token.js';
import { ConfigModule } from '../config/config.module.js';
import { readEnv } from '../config/env.js';
import { DatabaseModule } from '../database/index.js';
import { JobHandlers, JobQueue } from '../jobs/index.js';
import { GraphileJobQueue } from '../jobs/graphile-job-queue.js';
import { MailModule } from '../mail/index.js';
import { CheckMoney, OpenMoneyModule } from '../open-money/index.js';
import { OrderReader, OrdersModule } from '../orders/index.js';
import { PaymentsModule, ReconcilePayments, TracePayment } from '../payments/index.js';
import { prepareDatabase } from './prepare-database.js';

/** Jobs are enqueued, and the running shop makes them. */
@Global()
@Module({
  providers: [{ provide: JobQueue, useClass: GraphileJobQueue }, JobHandlers],
  exports: [JobQueue, JobHandlers],
})
class QueueOnly {}

@Module({
  imports: [
    CommonModule,
    DatabaseModule,
    QueueOnly,
    AuditModule,
    MailModule,
    OrdersModule,
    PaymentsModule,
    OpenMoneyModule,
  ],
})
class MoneyCommand {}

/** What `npm run money` does. */
export interface MoneyTools {
  readonly check: CheckMoney;
  readonly reconciliation: ReconcilePayments;
  readonly tracing: TracePayment;
  /** The number of an order. */
  readonly numberOf: (orderId: string) => Promise<string>;
}

/** Runs `npm run money` on this database, without HTTP and without making jobs. */
export async function withMoney<T>(databaseUrl: string, work: (tools: MoneyTools) => Promise<T>): Promise<T> {
  const env = readEnv();
  await prepareDatabase(databaseUrl, env.databaseUrl);
  // Signs nothing that leaves this process: mails are made by the running shop.
  const sessionSecret = newToken();
  const settings = { ...env, databaseUrl, databaseDirectUrl: databaseUrl, sessionSecret, whatsapp: undefined };
  const imports = [ConfigModule.with(settings)];
  // An application that never listens, because modules set up their HTTP when they start.
  const command = await NestFactory.create(
    { module: MoneyCommand, imports },
    { logger: ['error', 'fatal'], abortOnError: false },
  );
  try {
    await command.init();
    return await work({
      check: command.get(CheckMoney),
      reconciliation: command.get(ReconcilePayments),
      tracing: command.get(TracePayment),
      numberOf: async (orderId) => (await command.get(OrderReader).ofId(orderId)).number,
    });
  } finally {
    await command.close();
  }
}
