// `npm run money -- check|reconcile|find REFERENCE`: whether all money is in a list, the comparison with the provider, and one payment.
import { build } from './build.mjs';

const USAGE = 'Usage: npm run money -- check | reconcile | find REFERENCE';

const pesos = (amount) => `$${new Intl.NumberFormat('es-CO', { useGrouping: 'always' }).format(amount)}`;

const commands = {
  async check({ check, numberOf }) {
    const { sums, invisible, differing } = await check.check();
    console.log(
      `Held: ${pesos(sums.held)}. For orders: ${pesos(sums.ofOrders)}. To give back: ${pesos(sums.toGiveBack)}.`,
    );
    console.log(`Without an order, at /panel/dinero/sin-pedido: ${pesos(sums.open)}.`);
    if (invisible === 0 && differing.length === 0) return void console.log('Every peso is in a list.');
    if (invisible !== 0) console.error(`In no list: ${pesos(invisible)}.`);
    for (const orderId of differing) console.error(`The sums of ${await numberOf(orderId)} differ from its entries.`);
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
    const { attempt, transactions, unanswered } = await tracing.trace(reference);
    console.log(
      attempt ? `The shop began this payment: ${attempt}.` : 'The shop began no payment with this reference.',
    );
    for (const { provider, id, status, amount, currency, orderId, isOpen } of transactions) {
      const home = orderId ? `order ${await numberOf(orderId)}` : 'no order';
      const list = isOpen ? ', at /panel/dinero/sin-pedido' : '';
      console.log(`${provider} ${id}: ${status}, ${amount} ${currency}, ${home}${list}`);
    }
    const isComplete = unanswered.length === 0;
    if (transactions.length === 0 && isComplete) console.log('The provider has no payment with this reference or id.');
    if (isComplete) return;
    for (const answer of unanswered) console.error(`No usable answer of ${answer}.${hint(answer)}`);
    console.error('There may be payments that are not shown. Ask again once the provider answers.');
    process.exitCode = 1;
  },
};

/** What an operator does about a provider that does not answer. */
function hint(answer) {
  if (/answered 40[13]/.test(answer)) return ' It refuses the keys: compare WOMPI_PRIVATE_KEY and WOMPI_API_BASE_URL.';
  return ' See entry 7 of docs/runbook.md.';
}

const [name, reference] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (!command || (name === 'find' && !reference)) {
  console.error(USAGE);
  process.exit(1);
}

await build(['backend']);
const { withSharedDatabase } = await import('./with-database.mjs');
const { withMoney } = await import('../dist/src/bootstrap/money-command.js');
try {
  await withSharedDatabase((databaseUrl) => withMoney(databaseUrl, (tools) => command(tools, reference)));
} catch (error) {
  const isAboutProvider = error instanceof Error && error.message.startsWith('The provider');
  if (!isAboutProvider) throw error;
  console.error(`Not compared: ${error.message}.${hint(error.message)} The run is at /panel/dinero/conciliacion.`);
  process.exitCode = 1;
}
