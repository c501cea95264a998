import { POLICIES, type ThrottlePolicy } from './policies.js';

/** `docs/limits.md`: the table of policies for people. `npm run openapi` writes it. */
export function limitsDocument(): string {
  const policies: readonly ThrottlePolicy[] = Object.values(POLICIES);
  const rows = policies.map(({ what, counts, calls, seconds, store, why }) => [
    what,
    counts.join(' and '),
    `${calls} in ${seconds / 60} min`,
    store,
    why,
  ]);
  return `${INTRODUCTION}\n${table([['what', 'per', 'at most', 'counted in', 'why'], ...rows])}`;
}

const INTRODUCTION = `# Limits on repeated calls

Generated from \`backend/src/common/throttling/policies.ts\` by \`npm run openapi\`. A network is an IPv4 address or an IPv6 /64; a
mailbox is an email without its +tag. A call beyond a limit is answered 429 with \`Retry-After\`, unless the table says otherwise. Counts in the database hold for all
instances together, counts in memory for each instance alone.
`;

/** Padded as Prettier pads it. */
function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |\n`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
