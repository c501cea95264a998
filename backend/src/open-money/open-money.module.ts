import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/index.js';
import { MoneyModule } from '../money/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RefundsModule } from '../refunds/index.js';
import { SettingsModule } from '../settings/index.js';
import { OpenMoneyController } from './adapters/http/open-money.controller.js';
import { OpenMoneyJobs } from './adapters/jobs/open-money-jobs.js';
import { MoneyCheckSchema } from './adapters/typeorm/open-money.schemas.js';
import { TypeOrmExcessMoney } from './adapters/typeorm/typeorm-excess-money.js';
import { TypeOrmMoneyChecks } from './adapters/typeorm/typeorm-money-checks.js';
import { CheckMoney } from './application/check-money.js';
import { DecideOpenMoney } from './application/decide-open-money.js';
import { ExcessMoneyReader } from './application/excess-money.port.js';
import { GiveMoneyBack } from './application/give-money-back.js';
import { NightlyMoneyCheck } from './application/nightly-money-check.js';
import { ListOpenMoney } from './application/list-open-money.js';
import { MoneyChecks } from './application/money-checks.port.js';

/** Money without a home: one list, and one decision for each. */
@Module({
  imports: [
    TypeOrmModule.forFeature([MoneyCheckSchema]),
    IdentityModule,
    MoneyModule,
    OrdersModule,
    PaymentsModule,
    RefundsModule,
    SettingsModule,
  ],
  controllers: [OpenMoneyController],
  providers: [
    ListOpenMoney,
    DecideOpenMoney,
    CheckMoney,
    GiveMoneyBack,
    NightlyMoneyCheck,
    OpenMoneyJobs,
    { provide: ExcessMoneyReader, useClass: TypeOrmExcessMoney },
    { provide: MoneyChecks, useClass: TypeOrmMoneyChecks },
  ],
  exports: [ListOpenMoney, CheckMoney],
})
export class OpenMoneyModule {}
