import { refusalsOf } from '../../../test/support/refusals.js';
import * as correction from './correction.js';
import * as instalments from './instalments.js';
import * as laterName from './later-name.js';
import * as status from './order-status.js';
import * as received from './received-transfer.js';
import * as samePieces from './same-pieces.js';
import * as shipment from './shipment.js';
import * as notes from './staff-note.js';

it('orders refuse with these codes', () => {
  const all = [correction, instalments, laterName, status, received, samePieces, shipment, notes].map(refusalsOf);
  expect(Object.assign({}, ...all)).toEqual({
    'order.correction_too_late': 409,
    'order.details_changed': 409,
    'order.corrections_full': 409,
    'order.not_correctable': 422,
    'order.balance_not_due': 409,
    'order.balance_requested': 409,
    'order.nothing_due': 409,
    'order.name_too_late': 409,
    'order.name_not_needed': 422,
    'order.refund_by_refund': 409,
    'order.reference_repeated': 409,
    'order.takes_no_money': 409,
    'order.received_missing': 422,
    'order.balance_missing': 422,
    'order.received_unexpected': 422,
    'order.received_too_much': 422,
    'order.moved_at_wrong': 422,
    'order.same_pieces': 409,
    'order.guide_missing': 422,
    'order.notes_full': 422,
  });
});
