import { readFileSync } from 'node:fs';
import { isPersonalised, withdrawalRight } from './withdrawal-right.js';

const file = new URL('../../../docs/withdrawal-cases.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as {
  name: string;
  piece: Parameters<typeof withdrawalRight>[0];
  personalised: boolean;
  right: string;
}[];

describe('docs/withdrawal-cases.json, as mails say it', () => {
  it.each(cases)('$name: $right', ({ piece, personalised, right }) => {
    expect([isPersonalised(piece), withdrawalRight(piece)]).toEqual([personalised, right]);
  });
});
