import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/index.js';
import { OrdersModule } from '../orders/index.js';
import { WorkbenchController } from './adapters/http/workbench.controller.js';
import { WorkbenchPressSchema } from './adapters/typeorm/workbench-press.schema.js';
import { TypeOrmWorkbenchPresses } from './adapters/typeorm/typeorm-workbench-presses.js';
import { WorkbenchPresses } from './application/workbench-presses.port.js';
import { Workbench } from './application/workbench.js';

/** The workbench: what to make next, and what is finished. */
@Module({
  imports: [TypeOrmModule.forFeature([WorkbenchPressSchema]), OrdersModule, IdentityModule],
  controllers: [WorkbenchController],
  providers: [Workbench, { provide: WorkbenchPresses, useClass: TypeOrmWorkbenchPresses }],
  exports: [Workbench],
})
export class WorkbenchModule {}
