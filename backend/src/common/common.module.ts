import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.port.js';
import { PersonalData } from './personal-data.js';

/** What every module may ask for without importing anything. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }, PersonalData], exports: [Clock, PersonalData] })
export class CommonModule {}
