import { anOrder } from '../../../test/builders/order.builder.js';
import { addStaffNote } from './staff-note.js';

it('an order takes a hundred notes of staff, the oldest first', () => {
  const order = anOrder('paid');
  const noteOf = (number: number) => ({ text: `${number}`, at: '2026-01-15T15:00:00.000Z', actor: 'ana@example.com' });
  const notes = Array.from({ length: 100 }, (_, number) => noteOf(number));
  for (const note of notes) addStaffNote(order, note);
  expect(() => addStaffNote(order, noteOf(100))).toThrow(expect.objectContaining({ code: 'order.notes_full' }));
  expect(order.staffNotes).toEqual(notes);
});
