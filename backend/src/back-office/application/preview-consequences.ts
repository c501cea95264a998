import { Injectable } from '@nestjs/common';
import type { ChangeSet } from '../domain/change-set.js';
import { affectedProducts, changesKit, goneWords, kitWords, priceWords } from '../domain/consequences.js';
import { SalesInProgress } from './sales-in-progress.port.js';

/** Describes the effects of an unpublished set for shoppers. */
@Injectable()
export class PreviewConsequences {
  constructor(private readonly sales: SalesInProgress) {}

  async of({ state, changes }: ChangeSet): Promise<string[]> {
    if (state === 'live' || state === 'reverted') return [];
    const { priced, gone } = affectedProducts(changes);
    return [
      ...(priced.length > 0 ? priceWords(await this.sales.of(priced)) : []),
      ...(changesKit(changes) ? kitWords(await this.sales.ofKits()) : []),
      ...(gone.length > 0 ? goneWords(await this.sales.of(gone), await this.sales.kitPieces(gone)) : []),
    ];
  }
}
