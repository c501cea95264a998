import { Injectable } from '@nestjs/common';
import { CatalogueService, type CatalogueSnapshot, lineBreakdown, nameProblem } from '../../catalogue/index.js';
import { deliveryRange, describeDelivery, isColombianHoliday } from '../../common/delivery.js';
import { VersionedCache } from '../../common/versioned-cache.js';
import { Env } from '../../config/env.js';
import { FaqService } from '../../content/index.js';
import { ShopSettings } from '../../settings/index.js';
import { Knowledge } from '../domain/knowledge.js';
import type { ShopFacts, ShopRules } from '../domain/shop-facts.js';

/** The knowledge of the bot, from the catalogue, the frequent questions and the shop's settings. */
@Injectable()
export class ShopKnowledge {
  private readonly knowledge = new VersionedCache<Knowledge>();
  private last?: Knowledge;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly faq: FaqService,
    private readonly settings: ShopSettings,
    private readonly env: Env,
  ) {}

  /** Built again only after the catalogue or a frequent question changed. */
  async current(): Promise<Knowledge> {
    const [snapshot, faq, { settings, version: shown }] = await Promise.all([
      this.catalogue.current(),
      this.faq.list(),
      this.settings.shown(),
    ]);
    const version = `${snapshot.version} ${faq.version} ${shown}`;
    const facts = (): ShopFacts => ({
      products: snapshot.products,
      pricing: snapshot.pricing,
      faq: faq.items,
      settings,
      publicUrl: this.env.publicUrl,
      rules: rulesOf(snapshot),
    });
    return this.knowledge.get(version, 'all', () => (this.last = new Knowledge(facts(), this.last)));
  }
}

function rulesOf({ pricing }: CatalogueSnapshot): ShopRules {
  return {
    lineBreakdown,
    nameProblem: (name) => nameProblem(name, pricing),
    deliveryRange: (paidAt, days) => deliveryRange(paidAt, days, pricing.delivery.closing),
    describeDelivery,
    isHoliday: isColombianHoliday,
  };
}
