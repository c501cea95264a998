import { POLICIES, type ThrottlePolicy } from './policies.js';
import { FORGOTTEN_AFTER_SECONDS, SLOW_DOWNS } from './slow-down.js';

/** `docs/limits.md`: every limit on repeated calls, for people. `npm run openapi` writes it. */
export function limitsDocument(): string {
  return `${INTRODUCTION}\n${table(policyRows())}\n${PAUSES}\n${table(slowDownRows())}`;
}

const INTRODUCTION = `# Limits on repeated calls

Generated from \`policies.ts\` and \`slow-down.ts\` in \`backend/src/common/throttling\` by \`npm run openapi\`. A network is an IPv4
address or an IPv6 /64; an email is counted exactly, a mailbox without its +tag. 429 comes with \`Retry-After\`. Counts in the database
hold for all instances together, counts in memory for each instance alone.
`;

const PAUSES = `## Growing pauses after failures

The first failures are free. Then each attempt doubles the pause before the next one; until then the answer is 429, whether or not the
attempt is right. Counts are in the database; ${FORGOTTEN_AFTER_SECONDS / 60} minutes without a failure end them, and the right
password ends those of its email or account.
`;

function policyRows(): string[][] {
  const policies: readonly ThrottlePolicy[] = Object.values(POLICIES);
  const rows = policies.map(({ what, counts, calls, seconds, beyond = '429', store, why }) => [
    what,
    counts.join(' and '),
    `${calls} in ${seconds / 60} min`,
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
