import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/index.js';
import { ClientErrorsController } from './client-errors.controller.js';
import { PageMetrics } from './page-metrics.js';
import { WebVitalsController } from './web-vitals.controller.js';

/** What browsers report about the pages: errors in their code, and how fast they were. */
@Module({
  imports: [MetricsModule],
  controllers: [ClientErrorsController, WebVitalsController],
  providers: [PageMetrics],
})
export class BrowserReportsModule {}
