import { readFileSync } from 'node:fs';
import { isPersonalised, withdrawalNotice } from './withdrawal-right.js';

const file = new URL('../../../docs/withdrawal-cases.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as {
  name: string;
  pieces: Parameters<typeof isPersonalised>[0][];
  personalised: boolean[];
  notice: string;
}[];

describe('docs/withdrawal-cases.json, as mails say it', () => {
  it.each(cases)('$name: $notice', ({ pieces, personalised, notice }) => {
    expect([pieces.map(isPersonalised), withdrawalNotice(pieces)]).toEqual([personalised, notice]);
  });
});
