import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PrivacyController } from './adapters/http/privacy.controller.js';
import { PrivacyJobHandlers } from './adapters/jobs/privacy-job-handlers.js';
import { PrivacyRequestSchema } from './adapters/typeorm/privacy-request.schema.js';
import { TypeOrmPrivacyRequests } from './adapters/typeorm/typeorm-privacy-requests.js';
import { MailPrivacyLink } from './application/mail-privacy-link.js';
import { PrivacyRequests } from './application/privacy-requests.port.js';
import { PrivacyService } from './application/privacy.service.js';

/** Export and erasure of personal data for guests, who prove their email by a mailed link. */
@Module({
  imports: [TypeOrmModule.forFeature([PrivacyRequestSchema])],
  controllers: [PrivacyController],
  providers: [
    PrivacyService,
    MailPrivacyLink,
    PrivacyJobHandlers,
    { provide: PrivacyRequests, useClass: TypeOrmPrivacyRequests },
  ],
})
export class PrivacyModule {}
