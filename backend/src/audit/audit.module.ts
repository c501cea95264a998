import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogController } from './adapters/http/audit-log.controller.js';
import { AuditEntrySchema } from './adapters/typeorm/audit-entry.schema.js';
import { TypeOrmAuditEntries } from './adapters/typeorm/typeorm-audit-entries.js';
import { AuditEntries } from './application/audit-entries.port.js';
import { AuditLog } from './application/audit-log.js';
import { ReadAuditLog } from './application/read-audit-log.js';

/** The log of what staff did. Global, because every module with acts of staff writes into it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntrySchema])],
  controllers: [AuditLogController],
  providers: [AuditLog, ReadAuditLog, { provide: AuditEntries, useClass: TypeOrmAuditEntries }],
  exports: [AuditLog],
})
export class AuditModule {}
