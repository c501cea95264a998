import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/index.js';
import { CartDiscountController } from './adapters/http/cart-discount.controller.js';
import { CartKitController } from './adapters/http/cart-kit.controller.js';
import { CartController } from './adapters/http/cart.controller.js';
import { DiscountCodesController } from './adapters/http/discount-codes.controller.js';
import { DiscountGuessLimit } from './adapters/http/discount-guess-limit.js';
import { NewCartLimit } from './adapters/http/new-cart-limit.js';
import { cartSchemas } from './adapters/typeorm/cart.schemas.js';
import { TypeOrmCartRepository } from './adapters/typeorm/typeorm-cart.repository.js';
import { TypeOrmDiscounts } from './adapters/typeorm/typeorm-discounts.js';
import { CartRepository } from './application/cart-repository.port.js';
import { CartService } from './application/cart.service.js';
import { ChangeCart } from './application/change-cart.js';
import { ChangeExpress } from './application/change-express.js';
import { ChangeKit } from './application/change-kit.js';
import { DiscountUses } from './application/discount-uses.js';
import { DiscountService } from './application/discount.service.js';
import { Discounts } from './application/discounts.port.js';

/** Carts of anonymous sessions: lines at frozen prices, one discount code. */
@Module({
  imports: [TypeOrmModule.forFeature(cartSchemas), CatalogueModule],
  controllers: [CartKitController, CartController, CartDiscountController, DiscountCodesController],
  providers: [
    CartService,
    ChangeCart,
    ChangeExpress,
    ChangeKit,
    DiscountService,
    DiscountUses,
    NewCartLimit,
    DiscountGuessLimit,
    { provide: CartRepository, useClass: TypeOrmCartRepository },
    { provide: Discounts, useClass: TypeOrmDiscounts },
  ],
  exports: [CartService, ChangeCart, DiscountUses],
})
export class CartModule {}
