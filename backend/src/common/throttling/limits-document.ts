import { MAX_SHOP_MAILS, MAX_STRANGERS_MAILS } from './mail-limits.js';
import { POLICIES, type ThrottlePolicy } from './policies.js';
import { STRANGERS_TABLES } from './strangers-tables.js';
import { FORGOTTEN_AFTER_SECONDS, SLOW_DOWNS } from './slow-down.js';

/** `docs/limits.md`: every limit on repeated calls, for people. `npm run openapi` writes it. */
export function limitsDocument(): string {
  const parts = [INTRODUCTION, table(policyRows()), PAUSES, table(slowDownRows()), MAILS, TABLES, table(tableRows())];
  return parts.join('\n');
}

const INTRODUCTION = `# Limits on repeated calls

Generated from \`backend/src/common/throttling\` by \`npm run openapi\`. A network is an IPv4 address or an IPv6 /64; the /56 and the /48
of an IPv6 address are counted as well, with four and sixteen times as much. An email is counted exactly, a mailbox without its +tag.
429 comes with \`Retry-After\`. Counts in the database hold for all instances together, counts in memory for each instance alone.
`;

const PAUSES = `## Growing pauses after failures

The first failures are free. Then each attempt doubles the pause before the next one; until then the answer is 429, whether or not the
attempt is right. Counts are in the database; ${FORGOTTEN_AFTER_SECONDS / 60} minutes without a failure end them, and the right
password ends those of its email or account.
`;

const MAILS = `## Mails that strangers cause

Mails that somebody can cause who paid nothing and proved no email: about unpaid orders and undecided payments, to new accounts, links
to unpaid orders and to personal data, and notices to the shop of unpaid orders, contact messages and chats. The shop sends at most ${MAX_STRANGERS_MAILS}
in any hour; the others wait for their turn, and the owner gets a mail about it once a day. Of these, ${MAX_SHOP_MAILS} an hour go to the shop's own
mailbox one by one, and the rest in one mail at the end of the hour. Recovery of passwords, notices of security and paid orders are not
counted, and go first.
`;

const TABLES = `## Rows that strangers cause

Every table that callers without a login can add rows to. A test compares it with the tables of the database.
`;

function tableRows(): string[][] {
  const rows = STRANGERS_TABLES.map(({ table: name, policies, bound, kept }) => {
    const limits = policies.map((policy) => `${POLICIES[policy].what} (${period(POLICIES[policy])})`);
    return [name, [...limits, bound].filter(Boolean).join('; '), kept];
  });
  return [['table', 'bounded by', 'a row stays'], ...rows];
}

function period({ calls, seconds }: Pick<ThrottlePolicy, 'calls' | 'seconds'>): string {
  return `${calls} in ${seconds / 60} min`;
}

function policyRows(): string[][] {
  const policies: readonly ThrottlePolicy[] = Object.values(POLICIES);
  const rows = policies.map(({ what, counts, calls, seconds, beyond = '429', store, why }) => [
    what,
    counts.join(' and '),
    period({ calls, seconds }),
    beyond,
    store,
    why,
  ]);
  return [['what', 'per', 'at most', 'beyond it', 'counted in', 'why'], ...rows];
}

function slowDownRows(): string[][] {
  const rows = SLOW_DOWNS.map(({ what, counts, free, firstPauseSeconds, maxPauseSeconds, why }) => [
    what,
    counts.join(' and '),
    String(free),
    `${firstPauseSeconds} to ${maxPauseSeconds} s`,
    why,
  ]);
  return [['what', 'per', 'free', 'pauses', 'why'], ...rows];
}

/** A table of Markdown, padded as the formatter pads it. */
function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
