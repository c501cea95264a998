import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CartModule } from '../cart/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { IdentityModule } from '../identity/index.js';
import { MoneyModule } from '../money/index.js';
import { SettingsModule } from '../settings/index.js';
import { OrderBalanceController } from './adapters/http/order-balance.controller.js';
import { OrderCorrectionsController } from './adapters/http/order-corrections.controller.js';
import { OrderMoneyController } from './adapters/http/order-money.controller.js';
import { OrderShipmentController } from './adapters/http/order-shipment.controller.js';
import { CustomerOrdersController } from './adapters/http/customer-orders.controller.js';
import { StaffOrdersController } from './adapters/http/staff-orders.controller.js';
import { WithdrawnAccountJob } from './adapters/jobs/withdrawn-account-job.js';
import { OrderJobHandlers } from './adapters/jobs/order-job-handlers.js';
import { orderSchemas } from './adapters/typeorm/order.schemas.js';
import { TypeOrmOrders } from './adapters/typeorm/typeorm-orders.js';
import { OrderLinkSchema, TypeOrmOrderLinks } from './adapters/typeorm/typeorm-order-links.js';
import { TypeOrmPayerTokens } from './adapters/typeorm/typeorm-payer-tokens.js';
import { CorrectDetails } from './application/correct-details.js';
import { ChangeOrder, OrderEvents, StatusEffects } from './application/change-order.js';
import { FollowUpPayments } from './application/follow-up-payments.js';
import { FreezePurchase } from './application/freeze-purchase.js';
import { InstalmentPayments } from './application/instalment-payments.js';
import { LaterNames } from './application/later-names.js';
import { OrderAdminService } from './application/order-admin.service.js';
import { OrderAccess, OrderLinkMails, OrderPageLinks } from './application/order-access.js';
import { OrderLinks } from './application/order-links.port.js';
import { OrderMessages } from './application/order-messages.js';
import { OrderOverview } from './application/order-overview.js';
import { OrderMails, OrderMailSender } from './application/order-mails.js';
import { OrderReader } from './application/order-reader.js';
import { Orders } from './application/orders.port.js';
import { OrderRetention } from './application/order-retention.js';
import { OwnOrders } from './application/own-orders.js';
import { PaymentReviews } from './application/payment-reviews.js';
import { PaidOrders, PlaceOrder } from './application/place-order.js';
import { PayerProof } from './application/payer-proof.js';
import { PayerTokens } from './application/payer-tokens.port.js';
import { PromiseDelivery } from './application/promise-delivery.js';
import { OrderMoneyBook, RefundableOrders } from './application/order-money-book.js';
import { ReceiveMoney } from './application/receive-money.js';
import { PlaceForMoney } from './application/place-for-money.js';
import { OrdersForMoney } from './application/orders-for-money.js';
import { ShipOrder } from './application/ship-order.js';
import { StaffOrderReader } from './application/staff-order-reader.js';
import { StoreOrder } from './application/store-order.js';
import { TransferInstructions } from './application/transfer-instructions.js';
import { TransferOrder } from './application/transfer-order.js';
import { GiveAccount, WithdrawnAccounts } from './application/withdrawn-accounts.js';
import { WorkshopQueue } from './application/workshop-queue.js';

/** Placed orders: statuses, mails, tracking and administration. */
@Module({
  imports: [
    TypeOrmModule.forFeature([...orderSchemas, OrderLinkSchema]),
    CatalogueModule,
    CartModule,
    IdentityModule,
    MoneyModule,
    SettingsModule,
  ],
  // The shopper's paths first: `mine` is no id.
  controllers: [
    CustomerOrdersController,
    StaffOrdersController,
    OrderBalanceController,
    OrderMoneyController,
    OrderShipmentController,
    OrderCorrectionsController,
  ],
  providers: [
    FreezePurchase,
    PlaceOrder,
    TransferOrder,
    TransferInstructions,
    OrderReader,
    LaterNames,
    OrderEvents,
    StatusEffects,
    ChangeOrder,
    OrderAdminService,
    OrderMoneyBook,
    StoreOrder,
    ReceiveMoney,
    ShipOrder,
    CorrectDetails,
    OrderAccess,
    OrderLinkMails,
    OrderPageLinks,
    OrderMessages,
    OrderOverview,
    StaffOrderReader,
    PaymentReviews,
    PaidOrders,
    OrdersForMoney,
    PlaceForMoney,
    InstalmentPayments,
    FollowUpPayments,
    PromiseDelivery,
    RefundableOrders,
    WorkshopQueue,
    OrderMails,
    OrderJobHandlers,
    OrderMailSender,
    OwnOrders,
    OrderRetention,
    WithdrawnAccounts,
    GiveAccount,
    WithdrawnAccountJob,
    PayerProof,
    { provide: OrderLinks, useClass: TypeOrmOrderLinks },
    { provide: PayerTokens, useClass: TypeOrmPayerTokens },
    { provide: Orders, useClass: TypeOrmOrders },
  ],
  exports: [
    FollowUpPayments,
    FreezePurchase,
    InstalmentPayments,
    PaymentReviews,
    PaidOrders,
    OrdersForMoney,
    OrderOverview,
    OrderEvents,
    OrderPageLinks,
    OrderReader,
    PayerProof,
    RefundableOrders,
    TransferInstructions,
    TransferOrder,
  ],
})
export class OrdersModule {}
