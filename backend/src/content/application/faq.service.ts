import { Injectable } from '@nestjs/common';
import { CatalogueService, type CatalogueSnapshot } from '../../catalogue/index.js';
import { formatPesos } from '../../common/money.js';
import type { FaqCategory, FaqFigures } from '../domain/faq.js';
import { FAQ_QUESTIONS } from '../domain/faq-questions.js';

export interface FaqItem {
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: string;
}

/** The frequent questions with today's figures in their answers. */
@Injectable()
export class FaqService {
  constructor(private readonly catalogue: CatalogueService) {}

  /** In reading order; `version` changes when an answer may have changed. */
  async list(): Promise<{ items: FaqItem[]; version: string }> {
    const snapshot = await this.catalogue.current();
    const figures = figuresOf(snapshot);
    const items = FAQ_QUESTIONS.map(({ answer, ...question }) => ({ ...question, answer: answer(figures) }));
    return { items, version: snapshot.version };
  }
}

function figuresOf({ pricing, products }: CatalogueSnapshot): FaqFigures {
  const { addOns, kit, delivery, limits } = pricing;
  const priceOf = (addOn: string) => formatPesos(addOns.find(({ id }) => id === addOn)?.price ?? 0);
  return {
    kitPieces: `${kit.pieces.length}`,
    kitTotal: formatPesos(kit.total),
    kitDiscount: `${kit.discountPercent}%`,
    kitFinalTotal: formatPesos(kit.finalTotal),
    kitFreeAccessories: kit.freeAccessories === 1 ? '1 accesorio' : `${kit.freeAccessories} accesorios`,
    nameEmbroidery: priceOf('personalization'),
    embroiderySaving: formatPesos(pricing.embroideryRemovalSaving),
    nameLength: `${limits.name}`,
    addOns: listed(addOns.map(({ label, price }) => `${label.toLowerCase()} (${formatPesos(price)})`)),
    plainProducts: listed(products.filter(({ embroiderable }) => !embroiderable).map(({ name }) => name)),
    expressPrice: priceOf('expressService'),
    expressDays: range(delivery.expressBusinessDays),
    standardDays: range(delivery.standardBusinessDays),
    embroideryHours: `${delivery.embroideryHours}`,
    shipping: formatPesos(delivery.shippingEstimate),
  };
}

function range([fewest, most]: readonly [number, number]): string {
  return `${fewest} a ${most}`;
}

function listed(names: string[]): string {
  return new Intl.ListFormat('es-CO').format(names);
}
