// The plans of the statements that the shop really sends: PostgreSQL's auto_explain reports each to the connection that ran it.
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../dist/src/database/data-source.js';
import { PreparingClient } from '../dist/src/database/preparing-client.js';

/** Tables that grow for as long as the shop sells. */
const BIG = new Set([
  ...['shop_order', 'order_claim', 'payment_attempt', 'provider_transaction', 'payment_event', 'cart', 'cart_line'],
  ...['cart_removed_line', 'contact_message', 'design', 'session', 'payer_token'],
]);

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_format': 'json',
  // Also what foreign keys ask when a row is deleted.
  'auto_explain.log_nested_statements': 'on',
  client_min_messages: 'log',
};

/** A pool whose plans `takePlans` answers: those since the call before. */
export async function openExplained(url, entities, settings = {}) {
  const plans = [];
  class ExplainedClient extends PreparingClient {
    constructor(config) {
      super(config);
      this.on('notice', ({ message }) => {
        const json = message?.indexOf('plan:\n') ?? -1;
        if (json >= 0) plans.push(JSON.parse(message.slice(json + 'plan:\n'.length)));
      });
    }
  }
  const base = dataSourceOptions(url, { statement_timeout: 0, query_timeout: 0 });
  const options = Object.entries({ ...SETTINGS, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  // One connection, so that its sixth call of a statement is what a busy pool's are: PostgreSQL may keep a general plan.
  const extra = { ...base.extra, Client: ExplainedClient, max: 1, options: options.join(' ') };
  const dataSource = await new DataSource({ ...base, entities, extra }).initialize();
  return { dataSource, takePlans: () => plans.splice(0) };
}

/** The big tables that a plan reads from end to end. */
export function scannedTables({ Plan }) {
  const own = /Seq Scan/.test(Plan['Node Type']) && BIG.has(Plan['Relation Name']) ? [Plan['Relation Name']] : [];
  return [...own, ...(Plan.Plans ?? []).flatMap((child) => scannedTables({ Plan: child }))];
}

/** The indexes that a plan uses. */
export function usedIndexes({ Plan }) {
  const own = Plan['Index Name'] ? [Plan['Index Name']] : [];
  return [...new Set([...own, ...(Plan.Plans ?? []).flatMap((child) => usedIndexes({ Plan: child }))])];
}
