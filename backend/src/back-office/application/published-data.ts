import { Injectable, Logger } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/index.js';
import { FaqService } from '../../content/index.js';
import { ShopSettings } from '../../settings/index.js';

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
   * Reads the data again after a publication, so that the person who published sees it on the next page. Never rejects: the change
   * is stored, and the next poll reads it.
   */
  async refresh(): Promise<void> {
    const readings = [this.catalogue.refresh(), this.faq.refresh(), this.settings.refresh()];
    for (const reading of await Promise.allSettled(readings))
      if (reading.status === 'rejected')
        this.log.warn({ err: reading.reason as unknown }, 'published data not read yet');
  }
}
