import cases from '../../../docs/withdrawal-cases.json' with { type: 'json' };
import { isPersonalised, withdrawalNotice } from './withdrawal';

describe('the right of withdrawal, with docs/withdrawal-cases.json', () => {
  it.each(cases)('of $name: $notice', ({ pieces, personalised, notice }) => {
    expect([pieces.map(isPersonalised), withdrawalNotice(pieces)]).toEqual([personalised, notice]);
  });
});
