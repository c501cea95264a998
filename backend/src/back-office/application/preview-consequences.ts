import { Injectable } from '@nestjs/common';
import { CatalogueService, type DatesChange } from '../../catalogue/index.js';
import { describeDelivery } from '../../common/delivery.js';
import type { ChangeSet } from '../domain/change-set.js';
import {
  affectedProducts,
  changesKit,
  datesChange,
  datesWords,
  unavailableWords,
  kitWords,
  priceWords,
} from '../domain/consequences.js';
import { SalesInProgress } from './sales-in-progress.port.js';

/** Describes the effects of an unpublished set for shoppers. */
@Injectable()
export class PreviewConsequences {
  constructor(
    private readonly sales: SalesInProgress,
    private readonly catalogue: CatalogueService,
  ) {}

  async of({ state, changes }: ChangeSet): Promise<string[]> {
    if (state === 'live' || state === 'reverted') return [];
    const dates = datesChange(changes);
    const { priced, unavailable } = affectedProducts(changes);
    return [
      ...(dates ? [await this.datesIn(dates)] : []),
      ...(priced.length > 0 ? priceWords(await this.sales.of(priced)) : []),
      ...(changesKit(changes) ? kitWords(await this.sales.ofKits()) : []),
      ...(unavailable.length > 0
        ? unavailableWords(await this.sales.of(unavailable), await this.sales.kitPieces(unavailable))
        : []),
    ];
  }

  private async datesIn(change: DatesChange): Promise<string> {
    const { now, then } = await this.catalogue.datesAfter(change);
    return datesWords(describeDelivery(now), describeDelivery(then));
  }
}
