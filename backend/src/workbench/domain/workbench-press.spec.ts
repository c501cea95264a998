import { WorkbenchPress, pieceState, piecesOf, type PressKind } from './workbench-press.js';

describe(pieceState, () => {
  const press = (kind: PressKind, actor: string, unit = 0) =>
    Object.assign(new WorkbenchPress(), { id: crypto.randomUUID(), line: 0, unit, kind, actor, reason: null });
  const after = (...presses: WorkbenchPress[]) => pieceState({ line: 0, unit: 0 }, presses);

  it('keeps the first person who finished a piece, until it is undone', () => {
    const first = press('done', 'ana');
    expect(after(first, press('done', 'luz')).done).toBe(first);
    expect(after(first, press('undone', 'luz')).done).toBeNull();
    const again = press('done', 'luz');
    expect(after(first, press('undone', 'ana'), again).done).toBe(again);
  });

  it('keeps a problem until it is solved or the piece is finished', () => {
    const problem = press('problem', 'ana');
    expect(after(problem).problem).toBe(problem);
    expect(after(problem, press('solved', 'luz')).problem).toBeNull();
    expect(after(problem, press('done', 'luz')).problem).toBeNull();
    expect(after(press('done', 'ana', 1))).toMatchObject({ done: null, problem: null });
  });

  it('counts equal pieces of a line one by one', () => {
    expect(piecesOf([1, 2])).toEqual([
      { line: 0, unit: 0 },
      { line: 1, unit: 0 },
      { line: 1, unit: 1 },
    ]);
  });
});
