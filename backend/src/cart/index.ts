export { CartModule } from './cart.module.js';
export { type Cart, CartService } from './application/cart.service.js';
