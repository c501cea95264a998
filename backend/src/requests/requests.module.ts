import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { CustomerRequestsController } from './adapters/http/customer-requests.controller.js';
import { StaffRequestsController } from './adapters/http/staff-requests.controller.js';
import { RequestJobHandlers } from './adapters/jobs/request-job-handlers.js';
import { CustomerRequestSchema, RequestedPieceSchema } from './adapters/typeorm/customer-request.schema.js';
import { TypeOrmCustomerRequests } from './adapters/typeorm/typeorm-customer-requests.js';
import { AcceptedRequests } from './application/accepted-requests.js';
import { CustomerRequests } from './application/customer-requests.port.js';
import { SubmitRequest } from './application/submit-request.js';
import { OwnRequestsData } from './application/own-requests.js';
import { RequestAdmin } from './application/request-admin.js';
import { RequestMails } from './application/request-mails.js';

/** Withdrawals and guarantee claims of customers, and the shop's answers. */
@Module({
  imports: [
    TypeOrmModule.forFeature([CustomerRequestSchema, RequestedPieceSchema]),
    OrdersModule,
    IdentityModule,
    SettingsModule,
  ],
  controllers: [CustomerRequestsController, StaffRequestsController],
  providers: [
    AcceptedRequests,
    SubmitRequest,
    RequestAdmin,
    RequestMails,
    OwnRequestsData,
    RequestJobHandlers,
    { provide: CustomerRequests, useClass: TypeOrmCustomerRequests },
  ],
  exports: [AcceptedRequests, RequestAdmin],
})
export class RequestsModule {}
