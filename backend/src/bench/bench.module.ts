import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/index.js';
import { OrdersModule } from '../orders/index.js';
import { BenchController } from './adapters/http/bench.controller.js';
import { BenchPressSchema } from './adapters/typeorm/bench-press.schema.js';
import { TypeOrmBenchPresses } from './adapters/typeorm/typeorm-bench-presses.js';
import { BenchPresses } from './application/bench-presses.port.js';
import { Bench } from './application/bench.js';

/** The workshop's bench: what to make next, and what is finished. */
@Module({
  imports: [TypeOrmModule.forFeature([BenchPressSchema]), OrdersModule, IdentityModule],
  controllers: [BenchController],
  providers: [Bench, { provide: BenchPresses, useClass: TypeOrmBenchPresses }],
  exports: [Bench],
})
export class BenchModule {}
