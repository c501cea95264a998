import { Transaction } from '../../src/common/transaction.port.js';
import { sources } from '../builders/catalogue.builder.js';
import { itKeepsAccounts } from '../contracts/accounts.contract.js';
import { itCountsAttempts } from '../contracts/attempts.contract.js';
import { itKeepsAuditEntries } from '../contracts/audit-entries.contract.js';
import { itKeepsCarts } from '../contracts/cart-repository.contract.js';
import { itKeepsTheCatalogue } from '../contracts/catalogue-repository.contract.js';
import { itKeepsChangeSets } from '../contracts/change-sets.contract.js';
import { itCountsMisses, itKeepsChatbotSettings, itKeepsWebhookEvents } from '../contracts/chatbot-stores.contract.js';
import { itKeepsContactMessages } from '../contracts/contact-messages.contract.js';
import { itKeepsConversations } from '../contracts/conversations.contract.js';
import { itKeepsCustomerRequests } from '../contracts/customer-requests.contract.js';
import { itKeepsDesigns } from '../contracts/designs.contract.js';
import { itKeepsDiscounts } from '../contracts/discounts.contract.js';
import { itKeepsEditableRows } from '../contracts/editable-rows.contract.js';
import { itKeepsFaqEntries } from '../contracts/faq-entries.contract.js';
import { itKeepsFinishedPhotos } from '../contracts/finished-photos.contract.js';
import { itStoresMedia } from '../contracts/media-store.contract.js';
import { itKeepsClaims } from '../contracts/order-claims.contract.js';
import { itKeepsOrderLinks } from '../contracts/order-links.contract.js';
import { itStoresOrders } from '../contracts/orders.contract.js';
import { itKeepsPayerTokens } from '../contracts/payer-tokens.contract.js';
import { itKeepsPaymentAttempts } from '../contracts/payment-attempts.contract.js';
import { itKeepsPaymentEvents } from '../contracts/payment-events.contract.js';
import { itTakesPayments } from '../contracts/payment-provider.contract.js';
import { itKeepsPictures } from '../contracts/pictures.contract.js';
import { itKeepsPrivacyRequests } from '../contracts/privacy-requests.contract.js';
import { itIsALedger } from '../contracts/ledger.contract.js';
import { itKeepsRefunds } from '../contracts/refunds.contract.js';
import { itCountsSalesInProgress } from '../contracts/sales-in-progress.contract.js';
import { itKeepsSecondFactors } from '../contracts/second-factors.contract.js';
import { itKeepsSessions } from '../contracts/sessions.contract.js';
import { itKeepsShopData } from '../contracts/shop-data.contract.js';
import { itKeepsInvitations } from '../contracts/staff-invitations.contract.js';
import { itKeepsWorkbenchPresses } from '../contracts/workbench-presses.contract.js';
import { InMemoryMisses, InMemorySettings, InMemoryWebhookEvents } from './chatbot-world.js';
import { FakePaymentProvider } from './fake-payment-provider.js';
import { InMemoryAccounts } from './in-memory-accounts.js';
import { InMemoryAttempts } from './in-memory-attempts.js';
import { InMemoryAuditEntries } from './in-memory-audit-entries.js';
import { InMemoryCartRepository } from './in-memory-cart.repository.js';
import { InMemoryCatalogueRepository } from './in-memory-catalogue.repository.js';
import { InMemoryChangeSets } from './in-memory-change-sets.js';
import { InMemoryContactMessages } from './in-memory-contact-messages.js';
import { InMemoryConversations } from './in-memory-conversations.js';
import { InMemoryCustomerRequests } from './in-memory-customer-requests.js';
import { InMemoryDesigns } from './in-memory-designs.js';
import { InMemoryDiscounts } from './in-memory-discounts.js';
import { InMemoryEditableRows } from './in-memory-editable-rows.js';
import { InMemoryFaqEntries } from './in-memory-faq-entries.js';
import { InMemoryFinishedPhotos } from './in-memory-finished-photos.js';
import { InMemoryMediaStore } from './in-memory-media-store.js';
import { InMemoryOrderLinks } from './in-memory-order-links.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { InMemoryPayerTokens } from './in-memory-payer-tokens.js';
import { InMemoryPaymentAttempts } from './in-memory-payment-attempts.js';
import { InMemoryPaymentEvents } from './in-memory-payment-events.js';
import { InMemoryPictures } from './in-memory-pictures.js';
import { InMemoryPrivacyRequests } from './in-memory-privacy-requests.js';
import { InMemoryMoneyEntries } from './in-memory-money.js';
import { InMemoryRefunds } from './in-memory-refunds.js';
import { InMemoryResetCodes } from './in-memory-reset-codes.js';
import { InMemorySalesInProgress } from './in-memory-sales-in-progress.js';
import { InMemorySecondFactors } from './in-memory-second-factors.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { InMemoryShopData } from './in-memory-shop-data.js';
import { InMemoryStaffInvitations } from './in-memory-staff-invitations.js';
import { InMemoryWorkbenchPresses } from './in-memory-workbench-presses.js';
import { ManualClock } from './manual-clock.js';
import { PlainTransaction } from './plain-transaction.js';

// Each fake passes the contract suite of its port, as the adapter does.

describe(InMemorySettings.name, () => {
  const settings = new InMemorySettings();

  itKeepsChatbotSettings(() => settings);
});

describe(InMemoryWebhookEvents.name, () => {
  const events = new InMemoryWebhookEvents();

  itKeepsWebhookEvents(() => events);
});

describe(InMemoryMisses.name, () => {
  const misses = new InMemoryMisses();

  itCountsMisses(() => misses);
});

describe('the fake payment provider', () => {
  const provider = new FakePaymentProvider();
  let payments = 0;

  itTakesPayments({
    provider: () => provider,
    pay: ({ reference, amount }, status) => {
      const id = `fake-${(payments += 1)}`;
      const statusMessage = status === 'DECLINED' ? 'Rechazada' : undefined;
      provider.report({
        provider: provider.id,
        id,
        reference,
        status,
        amount,
        currency: 'COP',
        method: 'CARD',
        statusMessage,
        movedAt: '2026-01-15T15:00:00.000Z',
      });
      return Promise.resolve(id);
    },
  });
});

describe(InMemoryAuditEntries.name, () => {
  const entries = new InMemoryAuditEntries();
  itKeepsAuditEntries(() => entries);
});

describe(InMemoryChangeSets.name, () => {
  const sets = new InMemoryChangeSets();
  itKeepsChangeSets(
    () => sets,
    (work) => work(),
  );
});

describe(InMemoryEditableRows.name, () => {
  const rows = new InMemoryEditableRows();
  itKeepsEditableRows(
    () => rows,
    (work) => work(),
  );
});

describe(InMemorySalesInProgress.name, () => {
  const sales = new InMemorySalesInProgress({ 7: 'Mochila Milán' });
  itCountsSalesInProgress({
    sales: () => sales,
    cart: (sale, daysAgo) => Promise.resolve(sales.addCart(sale, daysAgo)),
    payment: (sale, isOpen) => Promise.resolve(sales.addPayment(sale, isOpen)),
  });
});

describe(InMemoryCartRepository.name, () => {
  const repository = new InMemoryCartRepository();
  itKeepsCarts(
    () => repository,
    () => new PlainTransaction(),
  );
});

describe(InMemoryCatalogueRepository.name, () => {
  itKeepsTheCatalogue(() => new InMemoryCatalogueRepository(sources()));
});

describe(InMemoryContactMessages.name, () => {
  const messages = new InMemoryContactMessages();

  itKeepsContactMessages(() => messages);
});

describe(InMemoryConversations.name, () => {
  const conversations = new InMemoryConversations();
  itKeepsConversations(
    () => conversations,
    () => new PlainTransaction(),
  );
});

describe(InMemoryCustomerRequests.name, () => {
  const requests = new InMemoryCustomerRequests();
  const refund = ({ id }: { id: string }) => Promise.resolve(void requests.refunded.add(id));
  const store = { requests, transaction: new PlainTransaction(), refund };
  itKeepsCustomerRequests(() => store);
});

describe(InMemoryDesigns.name, () => {
  const designs = new InMemoryDesigns();
  itKeepsDesigns(() => designs);
});

describe(InMemoryDiscounts.name, () => {
  const discounts = new InMemoryDiscounts();
  itKeepsDiscounts(() => discounts);
});

describe(InMemoryFaqEntries.name, () => {
  const entries = new InMemoryFaqEntries();

  itKeepsFaqEntries(() => entries);
});

describe(InMemoryFinishedPhotos.name, () => {
  const orders = new Map<
    string,
    { id: string; number: string; status: 'in_production' | 'shipped'; eraseRequestedAt: null }
  >();
  const photos = new InMemoryFinishedPhotos((id) => Promise.resolve(orders.get(id) ?? null));

  itKeepsFinishedPhotos(() => photos, {
    addOrder: (isShipped = false) => {
      const id = crypto.randomUUID();
      const status = isShipped ? 'shipped' : 'in_production';
      const order = { id, number: `SIG-${id}`, status, eraseRequestedAt: null } as const;
      orders.set(id, order);
      return Promise.resolve(order);
    },
  });
});

describe('InMemoryAccounts and InMemoryResetCodes', () => {
  itKeepsAccounts(() => {
    const codes = new InMemoryResetCodes();
    return { accounts: new InMemoryAccounts(codes), codes, transaction: new PlainTransaction() };
  });
});

describe(InMemorySessions.name, () => {
  itKeepsSessions(() => ({
    sessions: new InMemorySessions(),
    accounts: new InMemoryAccounts(new InMemoryResetCodes()),
  }));
});

describe(InMemoryStaffInvitations.name, () => {
  const accounts = new InMemoryAccounts(new InMemoryResetCodes());
  itKeepsInvitations(() => ({ invitations: new InMemoryStaffInvitations(), accounts }));
});

describe(InMemorySecondFactors.name, () => {
  const accounts = new InMemoryAccounts(new InMemoryResetCodes());
  itKeepsSecondFactors(() => ({ factors: new InMemorySecondFactors(), accounts }));
});

describe(InMemoryAttempts.name, () => {
  itCountsAttempts(() => {
    const clock = new ManualClock();
    return { attempts: new InMemoryAttempts(clock), clock };
  });
});

describe(InMemoryMediaStore.name, () => {
  const store = new InMemoryMediaStore();
  itStoresMedia(() => store);
});

describe(InMemoryOrderLinks.name, () => {
  const links = new InMemoryOrderLinks();
  itKeepsOrderLinks({ links: () => links, anOrderId: () => Promise.resolve(crypto.randomUUID()) });
});

describe(InMemoryOrders.name, () => {
  itStoresOrders(() => {
    const orders = new InMemoryOrders();
    return { orders, transaction: new PlainTransaction(), ledger: orders.money.ledger };
  });
  itKeepsClaims(() => ({ orders: new InMemoryOrders(), transaction: new PlainTransaction() }));
});

describe(InMemoryPayerTokens.name, () => {
  const tokens = new InMemoryPayerTokens();

  itKeepsPayerTokens(() => tokens);
});

describe(InMemoryPaymentAttempts.name, () => {
  itKeepsPaymentAttempts(() => ({ attempts: new InMemoryPaymentAttempts(), transaction: new PlainTransaction() }));
});

describe(InMemoryPaymentEvents.name, () => {
  const events = new InMemoryPaymentEvents();

  itKeepsPaymentEvents(() => events);
});

describe(InMemoryPictures.name, () => {
  const pictures = new InMemoryPictures();
  itKeepsPictures(() => pictures);
});

describe(InMemoryPrivacyRequests.name, () => {
  const requests = new InMemoryPrivacyRequests();

  itKeepsPrivacyRequests(() => requests);
});

/** One after the other, as the locks of a database make them. */
class Turns extends Transaction {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work);
    this.last = next.catch(() => undefined);
    return next;
  }
}

describe(InMemoryMoneyEntries.name, () => {
  const [entries, transaction] = [new InMemoryMoneyEntries(), new Turns()];
  itIsALedger({ entries: () => entries, transaction: () => transaction });
});

describe(InMemoryRefunds.name, () => {
  const refunds = new InMemoryRefunds();

  itKeepsRefunds(
    () => refunds,
    () => new PlainTransaction(),
    () => Promise.resolve(crypto.randomUUID()),
  );
});

describe(InMemoryShopData.name, () => {
  const store = new InMemoryShopData();
  itKeepsShopData(
    () => store,
    (work) => work(),
  );
});

describe(InMemoryWorkbenchPresses.name, () => {
  const shipped = new Set<string>();
  const presses = new InMemoryWorkbenchPresses((orderId) => !shipped.has(orderId));

  itKeepsWorkbenchPresses(
    () => presses,
    (isShipped) => {
      const id = crypto.randomUUID();
      if (isShipped) shipped.add(id);
      return Promise.resolve(id);
    },
  );
});
