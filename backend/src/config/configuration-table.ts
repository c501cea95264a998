import { VARIABLES } from './env.js';
import type { Variable } from './variable.js';

const TABLE = /(?<=<!-- variables: .* -->\n)[\s\S]*(?=<!-- end of variables -->)/;

/** docs/configuration.md with the table of the declared variables. `npm run openapi` writes it. */
export function withVariablesTable(document: string): string {
  const rows = VARIABLES.map(row).join('\n');
  const head = '| variable | when unset | in production | meaning |\n| --- | --- | --- | --- |';
  return document.replace(TABLE, () => `<!-- prettier-ignore -->\n${head}\n${rows}\n\n`);
}

function row({ name, type, unset, inProduction, required, meaning }: Variable): string {
  const otherwise = unset ?? `\`${String(type.parse(undefined))}\``;
  const demands = [...(required ? ['**required**'] : []), ...(inProduction ? [inProduction] : [])];
  return `| \`${name}\` | ${otherwise} | ${demands.join(', ') || otherwise} | ${meaning} |`;
}
