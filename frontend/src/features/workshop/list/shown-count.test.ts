import { shownCount } from './shown-count';

it('shows the count up to the maximum of the API', () => {
  expect([12, 999, 1000, 1004].map(shownCount)).toEqual(['12', '999', '999+', '999+']);
});
