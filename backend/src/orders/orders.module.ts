import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CartModule } from '../cart/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { IdentityModule } from '../identity/index.js';
import { ShopperOrdersController } from './adapters/http/shopper-orders.controller.js';
import { StaffOrdersController } from './adapters/http/staff-orders.controller.js';
import { orderSchemas } from './adapters/typeorm/order.schemas.js';
import { TypeOrmOrders } from './adapters/typeorm/typeorm-orders.js';
import { FreezePurchase } from './application/freeze-purchase.js';
import { OrderDesk } from './application/order-desk.js';
import { OrderMails } from './application/order-mails.js';
import { OrderReader } from './application/order-reader.js';
import { Orders } from './application/orders.port.js';
import { OrderRetention } from './application/order-retention.js';
import { OwnOrders } from './application/own-orders.js';
import { PlaceOrder } from './application/place-order.js';
import { TransferOrder } from './application/transfer-order.js';

/** Orders from the moment at which they are placed: states, mails, tracking and the staff's desk. */
@Module({
  imports: [TypeOrmModule.forFeature(orderSchemas), CatalogueModule, CartModule, IdentityModule],
  // The shopper's paths first: `mine` is no id.
  controllers: [ShopperOrdersController, StaffOrdersController],
  providers: [
    FreezePurchase,
    PlaceOrder,
    TransferOrder,
    OrderReader,
    OrderDesk,
    OrderMails,
    OwnOrders,
    OrderRetention,
    { provide: Orders, useClass: TypeOrmOrders },
  ],
  exports: [FreezePurchase, PlaceOrder, OrderReader, OrderDesk],
})
export class OrdersModule {}
