export { ORDERS_IN_EXCESS, ORDERS_WITH_EXCESS } from './adapters/typeorm/excess.sql.js';
export { IS_IN_WORKSHOP } from './adapters/typeorm/order.schemas.js';
export { fromStoredPurchase, type StoredPurchase, toStoredPurchase } from './adapters/typeorm/stored-purchase.js';
export {
  BankTransferDto,
  BankTransferOrderDto,
  toBankTransferOrderDto,
  toCustomer,
} from './adapters/http/bank-transfer.dto.js';
export { OrderItemDto, toOrderItemDto } from './adapters/http/order-item.dto.js';
export { ORDER_ID_PARAM, OrderIdPipe } from './adapters/http/order-params.js';
export { OrderDto, toOrderDto } from './adapters/http/order.dto.js';
export { transferFailure } from './adapters/http/transfer-failure.js';
export { Payer, type PayerBrowser } from './adapters/http/payer.js';
export {
  CART_EMPTY,
  CART_TOO_MUCH,
  CART_UNAVAILABLE,
  DISCOUNT_GONE,
  DISCOUNT_TAKEN,
  DISCOUNT_UNPAID,
  DISCOUNT_USED,
  FreezePurchase,
} from './application/freeze-purchase.js';
export { FollowUpPayments } from './application/follow-up-payments.js';
export { InstalmentPayments, type PayableOrder } from './application/instalment-payments.js';
export { OrderPageLinks } from './application/order-access.js';
export { OrderEvents } from './application/change-order.js';
export { OrderOverview } from './application/order-overview.js';
export { type Caller, ORDER_UNKNOWN, OrderReader } from './application/order-reader.js';
export { OrderByHandDto, toOrderByHand } from './adapters/http/order-by-hand.dto.js';
export { OrdersForMoney } from './application/orders-for-money.js';
export { type OrderByHand, PIECES_ORDERED } from './application/place-for-money.js';
export { PaidOrders } from './application/place-order.js';
export { PayerProof } from './application/payer-proof.js';
export { TransferInstructions } from './application/transfer-instructions.js';
export { TransferOrder, type TransferRequest } from './application/transfer-order.js';
export { type ProviderPayment, RefundableOrders } from './application/order-money-book.js';
export { shipmentIn } from './domain/order-change.js';
export { TAKES_NO_MONEY } from './domain/received-transfer.js';
export { Order } from './domain/order.js';
export { isClosedToStaff, isRestricted } from './domain/restricted-order.js';
export { describeParcel } from './domain/shipment.js';
export { BANK_TRANSFER } from './domain/payment.js';
export { NOTHING_DUE, owedNow, payBy } from './domain/instalments.js';
export { ORDER_STATUSES, type OrderStatus } from './domain/order-status.js';
export { type Customer, type Purchase, purchaseFingerprint, withConsentAt } from './domain/purchase.js';
export { OrdersModule } from './orders.module.js';
