import { IN_WORKSHOP, SENT, USUAL_SEQUENCE, WITH_PHOTO, WITH_RECEIPT } from './order-stages';

it('lists the statuses of each stage', () => {
  expect(IN_WORKSHOP).toEqual(['paid', 'in_production']);
  expect(SENT).toEqual(['shipped', 'delivered']);
  expect(WITH_PHOTO).toEqual(['in_production', 'shipped', 'delivered']);
  expect(WITH_RECEIPT).toEqual(['paid', 'in_production', 'shipped', 'delivered', 'refund_pending', 'refunded']);
  expect(USUAL_SEQUENCE).toEqual(['pending_transfer', 'paid', 'in_production', 'shipped', 'delivered']);
});
