export { CartModule } from './cart.module.js';
export { CartService } from './application/cart.service.js';
