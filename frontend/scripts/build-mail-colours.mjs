// Writes the theme's colours for the backend's emails.
import { readFileSync, writeFileSync } from 'node:fs';

const colours = readFileSync(new URL('../src/theme/colours.json', import.meta.url), 'utf8').trim();
writeFileSync(
  new URL('../../backend/src/mail/templates/colours.gen.ts', import.meta.url),
  `/** The colours of \`frontend/src/theme/colours.json\`. */\nexport const colours = ${colours} as const;\n`,
);
