import { itKeepsChangeSets } from '../contracts/change-sets.contract.js';
import { itKeepsEditableRows } from '../contracts/editable-rows.contract.js';
import { itCountsSalesInProgress } from '../contracts/sales-in-progress.contract.js';
import { InMemoryChangeSets } from './in-memory-change-sets.js';
import { InMemoryEditableRows } from './in-memory-editable-rows.js';
import { InMemorySalesInProgress } from './in-memory-sales-in-progress.js';

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
