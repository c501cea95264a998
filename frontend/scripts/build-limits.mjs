// Writes the limits of the API's request bodies, so that forms and API accept the same lengths.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { components } = JSON.parse(readFileSync(at('../../docs/openapi.json'), 'utf8'));

/** The limits of one schema: maximum and minimum length in characters, by field name. */
function limitsOf({ properties = {} }) {
  const limited = Object.entries(properties).filter(([, { maxLength, minLength }]) => maxLength ?? minLength);
  return Object.fromEntries(limited.map(([name, { minLength: min, maxLength: max }]) => [name, { min, max }]));
}

const blocks = Object.entries(components.schemas)
  .map(([name, schema]) => [name, limitsOf(schema)])
  .filter(([, limits]) => Object.keys(limits).length > 0)
  .map(([name, limits]) => {
    const constant = name.replace(/Dto$/, 'Limits').replace(/^./, (letter) => letter.toLowerCase());
    return `/** Lengths in characters that \`${name}\` accepts. */\nexport const ${constant} = ${JSON.stringify(limits, null, 2)} as const;\n`;
  });

writeFileSync(at('../src/api/limits.gen.ts'), blocks.join('\n'));
