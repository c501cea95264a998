// `npm run money -- check|reconcile|find REFERENCE`: whether all money is in a list, the comparison with the provider, and one payment.
import { build } from './build.mjs';

const USAGE = 'Usage: npm run money -- check | reconcile | find REFERENCE';

const pesos = (amount) => `$${new Intl.NumberFormat('es-CO', { useGrouping: 'always' }).format(amount)}`;

const commands = {
  async check({ check }) {
    const { sums, invisible, differing } = await check.check();
    console.log(
      `Held: ${pesos(sums.held)}. For orders: ${pesos(sums.ofOrders)}. To give back: ${pesos(sums.toGiveBack)}.`,
    );
    console.log(`Without an order, at /panel/dinero/sin-pedido: ${pesos(sums.open)}.`);
    if (invisible === 0 && differing.length === 0) return void console.log('Every peso is in a list.');
    if (invisible !== 0) console.error(`In no list: ${pesos(invisible)}.`);
    for (const orderId of differing) console.error(`The sums of the order ${orderId} differ from its entries.`);
    process.exitCode = 1;
  },
  async reconcile({ reconciliation }) {
    const { from, until, result } = await reconciliation.reconcile();
    const { compared, equal, differences, providerSum, shopSum } = result;
    console.log(`${from} to ${until}: ${compared} compared, ${equal} equal, ${differences} differences.`);
    console.log(
      `Approved at the provider: ${pesos(providerSum)}. In the shop, when it was compared: ${pesos(shopSum)}.`,
    );
    if (differences > 0) console.log('Missing payments are recorded now; the others are at /panel/dinero/sin-pedido.');
  },
  async find({ tracing, numberOf }, reference) {
    const { attempt, transactions, isComplete } = await tracing.trace(reference);
    console.log(attempt ? `The shop has this payment: ${attempt}.` : 'The shop has no payment with this reference.');
    for (const { provider, id, status, amount, currency, orderId, isOpen } of transactions) {
      const home = orderId ? `order ${await numberOf(orderId)}` : 'no order';
      const list = isOpen ? ', at /panel/dinero/sin-pedido' : '';
      console.log(`${provider} ${id}: ${status}, ${amount} ${currency}, ${home}${list}`);
    }
    if (transactions.length === 0 && isComplete) console.log('The provider has no payment with this reference or id.');
    if (!isComplete) {
      console.error('The provider did not answer: there may be more.');
      process.exitCode = 1;
    }
  },
};

const [name, reference] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (!command || (name === 'find' && !reference)) {
  console.error(USAGE);
  process.exit(1);
}

await build(['backend']);
const { withSharedDatabase } = await import('./with-database.mjs');
const { withMoney } = await import('../dist/src/bootstrap/money-command.js');
await withSharedDatabase((databaseUrl) => withMoney(databaseUrl, (tools) => command(tools, reference)));
