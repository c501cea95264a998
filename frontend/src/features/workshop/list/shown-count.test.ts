import { shownCount } from './shown-count';

it('shows how many there are, up to what the API counts', () => {
  expect([12, 999, 1000, 1004].map(shownCount)).toEqual(['12', '999', '999+', '999+']);
});
