import { Injectable } from '@nestjs/common';
import {
  assertNoProblems,
  CatalogueService,
  lineBreakdown,
  nameRequired,
  type Personalisation,
  BLANK_PERSONALISATION,
  type PriceLine,
  priceOf,
  fieldProblems,
  type Product,
  combinationError,
  chosenAddOns,
  misplacedAddOn,
  withoutUnused,
} from '../../catalogue/index.js';
import { designFromWire } from '../../common/piece-design.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { type Design, DESIGN_CODE, newDesignCode } from '../domain/design.js';
import { Designs } from './designs.port.js';

/** A kept design with the product it is made on and what that costs today. */
export interface PricedDesign {
  readonly design: Design;
  readonly product: Product;
  readonly breakdown: readonly PriceLine[];
  readonly price: Pesos;
}

/** What a design calls the fields of a personalisation, where the names differ. */
const DESIGN_FIELDS: Partial<Record<string, keyof Design>> = {
  personalization: 'name',
  embroideryFont: 'fontStyle',
  embroideryColor: 'fontColor',
  keychainPersonalization: 'keychainText',
};

/** Keeps designs under a short URL, so that they open on any phone without an account. */
@Injectable()
export class DesignService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly designs: Designs,
    private readonly clock: Clock,
  ) {}

  /** The design's code: the same design always has the same one. */
  async keep(design: Design): Promise<string> {
    const { pricing } = await this.catalogue.current();
    const product = await this.catalogue.product(design.productId);
    const personalisation = personalisationOf(design);
    const problems = Object.entries(fieldProblems(personalisation, pricing));
    assertNoProblems(Object.fromEntries(problems.map(([field, problem]) => [designField(field), problem])));
    if (!design.name) throw nameRequired('name');
    const error =
      combinationError(product, personalisation, pricing) ?? misplacedAddOn(product, personalisation, pricing);
    if (error) throw error;
    const { addOns, keychainPersonalization: keychainText } = withoutUnused(personalisation, pricing);
    const kept = { ...design, addOns: [...addOns], keychainText };
    return this.designs.keep(kept, newDesignCode(), this.clock.now());
  }

  /** Throws `design.not_found`, or `catalogue.product_not_found` when its product was withdrawn. */
  async design(code: string): Promise<PricedDesign> {
    const design = DESIGN_CODE.test(code) ? await this.designs.open(code, this.clock.now()) : null;
    if (!design) throw new DomainError('not_found', 'design.not_found', 'Este diseño no existe');
    const product = await this.catalogue.product(design.productId);
    const breakdown = lineBreakdown(product, personalisationOf(design), await this.catalogue.pricing());
    return { design, product, breakdown, price: priceOf(breakdown) };
  }
}

function designField(field: string): string {
  return DESIGN_FIELDS[field] ?? field;
}

/** The design as a cart line would have it. */
function personalisationOf(design: Design): Personalisation {
  return {
    ...BLANK_PERSONALISATION,
    hasBordado: design.hasBordado,
    addOns: chosenAddOns(design.addOns, {}),
    personalization: design.name,
    keychainPersonalization: design.keychainText,
    design: designFromWire({ ...design, embroideryFont: design.fontStyle, embroideryColor: design.fontColor }),
  };
}
