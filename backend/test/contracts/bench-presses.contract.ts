import type { BenchPresses } from '../../src/bench/application/bench-presses.port.js';
import { BenchPress, type PressKind } from '../../src/bench/domain/bench-press.js';

/** Contract of every store of presses at the bench; `addOrder` returns the id of an order. */
export function itKeepsBenchPresses(presses: () => BenchPresses, addOrder: () => Promise<string>): void {
  const aPress = (orderId: string, kind: PressKind = 'done') =>
    Object.assign(new BenchPress(), {
      ...{ id: crypto.randomUUID(), orderId, line: 0, unit: 1, kind, reason: kind === 'problem' ? 'thread' : null },
      ...{ at: new Date('2026-01-15T15:00:00Z'), actor: 'ana@sigerist.co' },
    });

  it('keeps presses in the order in which they arrived, each once', async () => {
    const [orderId, other] = [await addOrder(), await addOrder()];
    const [problem, done] = [aPress(orderId, 'problem'), aPress(orderId)];
    const added = [await presses().add(problem), await presses().add(done), await presses().add(problem)];
    expect(added).toEqual([true, true, false]);
    await presses().add(aPress(other));
    const kept = await presses().ofOrders([orderId]);
    expect(kept).toMatchObject([{ ...problem }, { ...done }]);
    expect(await presses().ofOrders([])).toEqual([]);
  });
}
