export { CartModule } from './cart.module.js';
export { CartService } from './application/cart.service.js';
export { type DiscountedOrder, DiscountUses } from './application/discount-uses.js';
export { KitPieceChoiceDto } from './adapters/http/kit.dto.js';
export { toPersonalisation } from './adapters/http/personalisation.dto.js';
export { type AddToCart, ChangeCart } from './application/change-cart.js';
export { MALFORMED_SESSION_MESSAGE, SESSION_ID } from './domain/session-id.js';
