import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuditModule } from '../audit/index.js';
import { CommonModule } from '../common/common.module.js';
import { ConfigModule } from '../config/config.module.js';
import { readEnv } from '../config/env.js';
import { DatabaseModule } from '../database/index.js';
import { ManageStaff, StaffModule } from '../identity/index.js';
import { prepareDatabase } from './prepare-database.js';

@Module({ imports: [CommonModule, DatabaseModule, AuditModule, StaffModule] })
class StaffCommand {}

/** Runs `npm run staff` on this database, without HTTP and jobs. */
export async function withStaff(databaseUrl: string, work: (staff: ManageStaff) => Promise<void>): Promise<void> {
  await prepareDatabase(databaseUrl);
  const settings = {
    ...readEnv(),
    databaseUrl,
    databaseDirectUrl: databaseUrl,
    sessionSecret: '',
    whatsapp: undefined,
  };
  const imports = [ConfigModule.with(settings)];
  const command = await NestFactory.createApplicationContext(
    { module: StaffCommand, imports },
    { logger: false, abortOnError: false },
  );
  try {
    await work(command.get(ManageStaff));
  } finally {
    await command.close();
  }
}
