import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/index.js';
import { FaqService } from '../../content/index.js';
import { ShopSettings } from '../../settings/index.js';

const MAX_WAIT_MS = 200;

/** The data that pages show, which each instance keeps in memory and reads again once a second. */
@Injectable()
export class PublishedData {
  private readonly log = new Logger('back-office');

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly faq: FaqService,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Reads the data again after a publication, so that the person who published sees it on the next page. Waits a moment for it: thousands
   * of products take longer, and every instance reads them within two seconds anyway.
   */
  async refresh(): Promise<void> {
    await Promise.race([this.read(), pause(MAX_WAIT_MS, undefined, { ref: false })]);
  }

  /** Never rejects: the change is stored, and the next poll reads it. */
  private async read(): Promise<void> {
    const readings = [this.catalogue.refresh(), this.faq.refresh(), this.settings.refresh()];
    for (const reading of await Promise.allSettled(readings))
      if (reading.status === 'rejected')
        this.log.warn({ err: reading.reason as unknown }, 'published data not read yet');
  }
}
