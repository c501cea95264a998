import type { WorkbenchPresses } from '../../src/workbench/application/workbench-presses.port.js';
import { WorkbenchPress, type PressKind } from '../../src/workbench/domain/workbench-press.js';

/** Contract of every store of presses at the workbench; `addOrder` returns the id of an order in production, or of one that has left. */
export function itKeepsWorkbenchPresses(
  presses: () => WorkbenchPresses,
  addOrder: (isShipped?: boolean) => Promise<string>,
): void {
  const aPress = (orderId: string, kind: PressKind = 'done') =>
    Object.assign(new WorkbenchPress(), {
      id: crypto.randomUUID(),
      orderId,
      line: 0,
      unit: 1,
      kind,
      reason: kind === 'problem' ? 'thread' : null,
      at: new Date('2026-01-15T15:00:00Z'),
      actor: 'ana@sigerist.co',
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

  it('counts the orders to make with an open problem, each once', async () => {
    const before = await presses().countStoppedOrders(1_000);
    const press = async (orderId: string, kinds: PressKind[], unit = 1) => {
      for (const kind of kinds) await presses().add(Object.assign(aPress(orderId, kind), { unit }));
    };
    const [stopped, again, solved, done] = [await addOrder(), await addOrder(), await addOrder(), await addOrder()];
    await press(stopped, ['problem', 'problem', 'undone']);
    await press(stopped, ['problem'], 2);
    await press(again, ['problem', 'solved', 'problem']);
    await press(again, ['done'], 2);
    await press(solved, ['problem', 'solved', 'done']);
    await press(done, ['problem', 'done', 'undone']);
    await press(await addOrder(true), ['problem']);
    expect(await presses().countStoppedOrders(1_000)).toBe(before + 2);
    expect(await presses().countStoppedOrders(1)).toBe(1);
  });
}
