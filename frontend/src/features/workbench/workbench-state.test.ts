import type { WorkbenchOrderDto } from '../../api/workbench.api';
import { afterPresses, nextInQueue, queueOf, type Press } from './workbench-state';

const piece = { line: 0, unit: 0, doneAt: null, problem: null };
const orders = [
  { id: 'a', pieces: [piece, { ...piece, unit: 1 }] },
  { id: 'b', pieces: [piece] },
] as unknown as WorkbenchOrderDto[];
const press = (changes: Partial<Press>): Press => ({
  id: 'x',
  orderId: 'a',
  line: 0,
  unit: 0,
  kind: 'done',
  at: '2026-11-25T15:00:00Z',
  ...changes,
});

it('shows presses that were not sent yet, in their order', () => {
  const [first] = afterPresses(orders, [
    press({}),
    press({ kind: 'undone' }),
    press({ kind: 'problem', reason: 'thread' }),
  ]);
  expect(first!.pieces).toEqual([
    { ...piece, problem: 'thread' },
    { ...piece, unit: 1 },
  ]);
  const [solved] = afterPresses(orders, [press({ kind: 'problem' }), press({})]);
  expect(solved!.pieces[0]).toEqual({ ...piece, doneAt: '2026-11-25T15:00:00Z' });
});

it('goes on with the next piece that can be made, from the beginning after the last one', () => {
  const queue = queueOf(afterPresses(orders, [press({ unit: 1 })]));
  expect(nextInQueue(queue)!.key).toBe('a-0-0');
  expect(nextInQueue(queue, 'a-0-0')!.key).toBe('b-0-0');
  expect(nextInQueue(queue, 'b-0-0')!.key).toBe('a-0-0');
  expect(nextInQueue([])).toBeUndefined();
});
