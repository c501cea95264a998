import type { ChangeDto } from '../../../api/back-office.api';
import { aChangeSet } from '../../../testing/back-office-server';
import { reviewCards } from './review-cards';

const change = (entity: ChangeDto['entity'], id: number, field: string): ChangeDto => ({
  entity,
  id,
  field,
  value: 2,
  expected: 1,
});
const draftOf = (...changes: ChangeDto[]) =>
  aChangeSet({ changes, preview: changes.map(({ entity, id, field }) => `${entity} ${id} ${field}`) });

describe('reviewCards', () => {
  it('shows all changes of groups and ranks in one card, with the first error', () => {
    const created: ChangeDto = { entity: 'product_group', id: null, values: { label: 'Navidad' } };
    const draft = draftOf(
      change('product', 1, 'price'),
      change('product', 1, 'rank'),
      change('product_group', 2, 'label'),
      change('product_group', 2, 'firstRank'),
      created,
    );
    const cards = reviewCards(draft, { 3: 'No encaja.' });
    expect(cards.map(({ sentence }) => sentence)).toEqual([
      'product 1 price',
      'Grupos y orden del catálogo: 3 cambios',
      'product_group 2 label',
    ]);
    expect(cards[1]).toMatchObject({
      details: ['product 1 rank', 'product_group 2 firstRank', 'product_group null undefined'],
      changes: [{ field: 'rank' }, { field: 'firstRank' }, created],
      problem: 'No encaja.',
    });
  });

  it('shows a single change of a rank as it is', () => {
    expect(reviewCards(draftOf(change('product', 1, 'rank')), {})).toMatchObject([
      { sentence: 'product 1 rank', details: [] },
    ]);
  });
});
