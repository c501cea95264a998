import cases from '../../../docs/withdrawal-cases.json' with { type: 'json' };
import { isPersonalised, withdrawalNotice, withdrawalRight } from './withdrawal';

describe('the right of withdrawal, with docs/withdrawal-cases.json', () => {
  it.each(cases)('of $name: $right', ({ piece, personalised, right }) => {
    expect([isPersonalised(piece), withdrawalRight(piece)]).toEqual([personalised, right]);
  });
});

it('states the right once for all pieces', () => {
  const [plain, embroidered] = cases.map(({ piece }) => piece);
  expect(withdrawalNotice([plain!])).toBe('Tienes derecho de retracto: 5 días hábiles desde que recibes tu pedido.');
  expect(withdrawalNotice([embroidered!])).toBe('Lo personalizado no tiene derecho de retracto (art. 47 Ley 1480).');
  expect(withdrawalNotice([plain!, embroidered!])).toBe(
    'Lo personalizado no tiene derecho de retracto (art. 47 Ley 1480). Lo demás tiene derecho de retracto: 5 días hábiles desde que recibes tu pedido.',
  );
});
