import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.port.js';

/** What every module may ask for without importing anything. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class CommonModule {}
