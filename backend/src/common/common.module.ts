import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.port.js';
import { PersonalData } from './personal-data.js';
import { Shutdown } from './shutdown.js';

/** Providers that every module may inject without an import. */
@Global()
@Module({
  providers: [{ provide: Clock, useClass: SystemClock }, PersonalData, Shutdown],
  exports: [Clock, PersonalData, Shutdown],
})
export class CommonModule {}
