export { CatalogueModule } from './catalogue.module.js';
export { PhotoDesignDto, ShownChoiceDto, toShownChoiceDtos } from './adapters/http/piece-design.dto.js';
export { DeliveryDatesDto } from './adapters/http/delivery.dto.js';
export { PriceLineDto, toPriceLineDtos } from './adapters/http/pricing.dto.js';
export { CatalogueService, type CatalogueSnapshot, type DatesChange } from './application/catalogue.service.js';
export { type PiecePicture, PiecePictures, type SeenPiece } from './application/piece-pictures.js';
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
export {
  AS_IN_PHOTO,
  DESIGN_FIELDS,
  DESIGN_QUESTIONS,
  type DesignField,
  designFromWire,
  designToWire,
  eachField,
  inWords,
  isDesigned,
  NONE,
  type PhotoDesign,
  type PieceDesign,
  shownChoices,
  type ShownChoice,
  USUAL_PHOTO,
} from './domain/piece-design.js';
export { factsOf, factTexts, type PieceFact } from './domain/piece-facts.js';
export {
  type AddOnField,
  addOnFields,
  carriesName,
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
export {
  addOnLabels,
  choicesFor,
  lineBreakdown,
  optionLabel,
  photoOf,
  type PriceLine,
  priceOf,
  type Pricing,
} from './domain/pricing.js';
export type { Product } from './domain/product.js';
