import { readFileSync } from 'node:fs';

interface TidyCases {
  readonly lines: [typed: string, tidy: string][];
  readonly names: [typed: string, tidy: string][];
  readonly codes: [typed: string, tidy: string][];
  readonly phones: [typed: string, number: string][];
  readonly notPhones: string[];
  readonly emails: [typed: string, email: string][];
  readonly notEmails: string[];
}

/** How typed text is tidied; the pages are tested with the same cases. */
export const tidyCases = JSON.parse(
  readFileSync(new URL('../../../docs/tidy-cases.json', import.meta.url), 'utf8'),
) as TidyCases;
