import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/index.js';
import { ClientErrorsController } from './client-errors.controller.js';
import { CspReportsController } from './csp-reports.controller.js';
import { PageMetrics } from './page-metrics.js';
import { WebVitalsController } from './web-vitals.controller.js';

/** Reports of browsers about pages: errors in their code, and their speed. */
@Module({
  imports: [MetricsModule],
  controllers: [ClientErrorsController, CspReportsController, WebVitalsController],
  providers: [PageMetrics],
})
export class BrowserReportsModule {}
