export { CatalogueModule } from './catalogue.module.js';
export { ShownChoiceDto, toShownChoiceDtos } from './adapters/http/piece-design.dto.js';
export { DeliveryDatesDto } from './adapters/http/delivery.dto.js';
export { PriceLineDto, toPriceLineDtos } from './adapters/http/pricing.dto.js';
export { CatalogueService, type CatalogueSnapshot, type DatesChange } from './application/catalogue.service.js';
export type { PiecePicture, SeenPiece } from './application/piece-pictures.js';
export {
  assertNoProblems,
  nameProblem,
  nameRequired,
  fieldProblems,
  combinationError,
  withoutUnused,
} from './domain/orderable.js';
export { findProduct, productOf } from './domain/catalogue.js';
export { asKitPiece, giftsOf, kitPieceBreakdown } from './domain/kit-breakdown.js';
export { kitTitle, type PricedKitPiece } from './domain/kit.js';
export { factTexts } from './domain/piece-facts.js';
export {
  type AddOnField,
  addOnFields,
  chosenAddOns,
  editedAddOns,
  fromStored,
  hasField,
  isExpress,
  type Personalisation,
  BLANK_PERSONALISATION,
  shownOn,
  type StoredPersonalisation,
  toStored,
} from './domain/piece-options.js';
export { addOnLabels, lineBreakdown, photoOf, type PriceLine, priceOf, type Pricing } from './domain/pricing.js';
export type { Product } from './domain/product.js';
