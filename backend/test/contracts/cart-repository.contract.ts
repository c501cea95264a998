import type { CartRepository } from '../../src/cart/application/cart-repository.port.js';
import type { CartLine } from '../../src/cart/domain/cart.js';
import type { Transaction } from '../../src/common/transaction.port.js';
import { aCartLine, aPersonalisation } from '../builders/cart.builder.js';

const LIMITS = { pieces: 99, lines: 200 };

/** Contract of every store of carts. */
export function itKeepsCarts(repository: () => CartRepository, transaction: () => Transaction): void {
  const named = (line: CartLine, personalization: string, quantity = 1) =>
    aCartLine({ sessionId: line.sessionId, quantity, personalisation: aPersonalisation({ personalization }) });
  const add = (...lines: CartLine[]) =>
    lines.reduce((before, line) => before.then(() => repository().add(line, LIMITS)), Promise.resolve<unknown>(null));
  const claim = ({ sessionId }: CartLine, lineId: string, request = 'asked') =>
    repository().claimKey(sessionId, 'key', { lineId, request });
  const quantities = async ({ sessionId }: CartLine) =>
    (await repository().lines(sessionId)).map(({ personalisation, quantity }) => [
      personalisation.personalization,
      quantity,
    ]);

  it('creates a line with everything that it was given', async () => {
    const line = aCartLine({ personalisation: aPersonalisation({ personalization: "D'Íñigo ñ", fontSize: 'large' }) });
    expect(await repository().add(line, LIMITS)).toEqual({ outcome: 'created', line });
    expect(await repository().lines(line.sessionId)).toEqual([line]);
    expect(await repository().line(line.id)).toEqual(line);
  });

  it('increments the identical line under its first id, at the newer price where the older one is higher or holds no more', async () => {
    const first = aCartLine({ quantity: 2 });
    const { sessionId } = first;
    await add(first);
    const after = (days: number) => new Date(first.pricedAt.getTime() + days * 86_400_000);
    const at = (price: number, pricedAt: Date) => ({
      price,
      breakdown: [{ label: 'Precio base', amount: price }],
      pricedAt,
      name: `Nombre de ${price}`,
    });
    const [dearer, cheaper, later] = [at(450_000, after(29)), at(440_000, after(29)), at(460_000, after(60))];
    const steps = [
      [dearer, { ...first, name: dearer.name, quantity: 3 }],
      [cheaper, { ...first, ...cheaper, quantity: 4 }],
      [later, { ...first, ...later, quantity: 5 }],
    ] as const;
    for (const [piece, line] of steps)
      expect(await repository().add(aCartLine({ sessionId, ...piece }), LIMITS)).toEqual({
        outcome: 'incremented',
        line,
      });
    expect(await repository().lines(sessionId)).toHaveLength(1);
  });

  it('keeps another product, another option and another session apart', async () => {
    const line = aCartLine();
    const { sessionId } = line;
    await add(line, aCartLine({ sessionId, productId: 2 }), named(line, 'Sofía'), aCartLine());
    expect((await repository().lines(sessionId)).map(({ productId }) => productId)).toEqual([1, 2, 1]);
  });

  it('changes nothing when a line would become too large, and fills it up to the limit', async () => {
    const line = aCartLine({ quantity: 98 });
    await add(line);
    const more = (quantity: number) => repository().add(aCartLine({ sessionId: line.sessionId, quantity }), LIMITS);
    expect(await more(2)).toEqual({ outcome: 'line_full' });
    expect(await repository().line(line.id)).toEqual(line);
    expect(await more(1)).toMatchObject({ outcome: 'incremented', line: { quantity: 99 } });
  });

  it('takes no new line into a full cart, and still raises one that is there', async () => {
    const line = aCartLine();
    const limits = { pieces: 99, lines: 2 };
    await add(line, named(line, 'Sofía'));
    expect(await repository().add(named(line, 'Mateo'), limits)).toEqual({ outcome: 'cart_full' });
    expect(await repository().add(named(line, 'Sofía'), limits)).toMatchObject({ outcome: 'incremented' });
  });

  it('accepts as many lines as a cart holds from simultaneous additions, and still increments those in it', async () => {
    const line = aCartLine();
    const limits = { pieces: 99, lines: 5 };
    const names = Array.from({ length: 20 }, (_, turn) => `Ana ${turn % 10}`);
    const additions = await Promise.all(names.map((name) => repository().add(named(line, name), limits)));
    const counted = (outcome: string) => additions.filter((addition) => addition.outcome === outcome).length;
    expect([counted('created'), counted('incremented'), counted('line_full')]).toEqual([5, 5, 0]);
    expect((await quantities(line)).map(([, quantity]) => quantity)).toEqual([2, 2, 2, 2, 2]);
  });

  it('removes bought lines, and keeps lines that were added or edited meanwhile under new ids', async () => {
    const [whole, raised, edited] = [aCartLine(), aCartLine(), aCartLine()].map((line, index) =>
      named({ ...line, sessionId: 'session-bought' }, `line ${index}`, 2),
    ) as [CartLine, CartLine, CartLine];
    const other = named(whole, 'other');
    const bought = [whole, raised, edited].map(({ id, quantity, optionsKey }) => ({ id, quantity, optionsKey }));
    await add(whole, raised, edited, other);
    await repository().setQuantity(raised.id, 5);
    await repository().replace({ ...named(edited, 'changed'), id: edited.id }, 0);
    await repository().takeBought('session-bought', bought);
    expect(await quantities(whole)).toEqual([
      ['line 1', 3],
      ['changed', 2],
      ['other', 1],
    ]);
    const ids = (await repository().lines('session-bought')).map(({ id }) => id);
    expect(ids).toContain(other.id);
    for (const { id } of bought) expect(ids).not.toContain(id);
    await repository().takeBought('session-bought', bought);
    expect(await quantities(whole)).toHaveLength(3);
  });

  it('finds bought lines by their stored key, also when the code computes another one now', async () => {
    const [whole, raised] = ['a', 'b'].map((name) => ({
      ...named({ ...aCartLine(), sessionId: 'session-old-keys' }, name, 2),
      optionsKey: `key of an earlier release ${name}`,
    })) as [CartLine, CartLine];
    await add(whole, raised);
    const bought = await repository().lines(whole.sessionId);
    await repository().setQuantity(raised.id, 3);
    await repository().takeBought(whole.sessionId, bought);
    expect(await quantities(whole)).toEqual([['b', 1]]);
  });

  it('brings back no line that was removed while it was being paid for', async () => {
    const line = aCartLine();
    await add(line);
    await repository().remove(line.id);
    await repository().takeBought(line.sessionId, [line]);
    await repository().restore(line.sessionId, [line.id], LIMITS.pieces);
    expect(await repository().lines(line.sessionId)).toEqual([]);
  });

  it('keeps the order in which lines were first added, also after changes', async () => {
    const a = aCartLine();
    const b = named(a, 'b');
    const c = named(a, 'c');
    await add(a, b, c, named(a, 'b'));
    await repository().setQuantity(a.id, 5);
    await repository().replace({ ...named(b, 'x'), id: b.id }, 0);
    expect(await quantities(a)).toEqual([
      ['', 5],
      ['x', 2],
      ['c', 1],
    ]);
  });

  it('brings removed lines back as they were, to their positions and once', async () => {
    const a = aCartLine();
    const b = named(a, 'b', 3);
    const c = named(a, 'c');
    await add(a, b, c);
    await repository().setQuantity(b.id, 4);
    await repository().remove(b.id);
    await repository().restore(aCartLine().sessionId, [b.id], 99);
    expect(await quantities(a)).toHaveLength(2);
    await repository().restore(a.sessionId, [b.id], 99);
    await repository().restore(a.sessionId, [b.id], 99);
    expect(await repository().lines(a.sessionId)).toEqual([a, { ...b, quantity: 4 }, c]);

    await repository().clear(a.sessionId);
    await repository().restore(a.sessionId, [c.id, a.id], 99);
    expect(await repository().lines(a.sessionId)).toEqual([a, c]);
  });

  it('merges a restored line into an identical one that was added since, at its price and in the old position', async () => {
    const a = named(aCartLine(), 'a', 60);
    await add(a, named(a, 'b'));
    await repository().remove(a.id);
    await repository().add({ ...named(a, 'a', 50), price: 450_000 }, LIMITS);
    await repository().restore(a.sessionId, [a.id], 99);
    expect(await quantities(a)).toEqual([
      ['a', 99],
      ['b', 1],
    ]);
    expect(await repository().lines(a.sessionId)).toMatchObject([{ price: 450_000 }, {}]);
  });

  it('restores identical removed lines as one, with the pieces of both', async () => {
    const a = named(aCartLine(), 'a', 3);
    const again = named(a, 'a', 4);
    for (const line of [a, again]) {
      await add(line);
      await repository().remove(line.id);
    }
    await repository().restore(a.sessionId, [again.id, a.id], 99);
    expect(await repository().lines(a.sessionId)).toEqual([{ ...a, quantity: 7 }]);
  });

  it('answers a quantity with its line, and an unknown id with nothing', async () => {
    const line = aCartLine();
    await add(line);
    expect(await repository().setQuantity(line.id, 4)).toEqual({ ...line, quantity: 4 });
    expect(await repository().setQuantity(crypto.randomUUID(), 4)).toBeNull();
    expect(await repository().line(crypto.randomUUID())).toBeNull();
  });

  it('removes one line once, or all lines of one session', async () => {
    const line = aCartLine();
    const other = aCartLine();
    await add(line, named(line, 'Sofía'), named(line, 'Mateo'), other);
    expect(await repository().remove(line.id)).toBe(true);
    expect(await repository().remove(line.id)).toBe(false);
    expect(await quantities(line)).toEqual([
      ['Sofía', 1],
      ['Mateo', 1],
    ]);
    await repository().clear(line.sessionId);
    await repository().clear(line.sessionId);
    expect(await repository().lines(line.sessionId)).toEqual([]);
    expect(await repository().lines(other.sessionId)).toHaveLength(1);
  });

  it('changes the pieces of a kit together, and none of them alone', async () => {
    const kitId = crypto.randomUUID();
    const a = { ...named(aCartLine(), 'a'), kitId } as CartLine;
    const b = { ...named(a, 'b'), kitId } as CartLine;
    const alone = named(a, 'c');
    await add(a, b, alone);
    expect(await repository().kit(kitId)).toMatchObject([
      { id: a.id, kitId },
      { id: b.id, kitId },
    ]);
    expect(await repository().setQuantity(a.id, 3)).toBeNull();
    expect(await repository().remove(a.id)).toBe(false);
    expect(await repository().setKitQuantity(kitId, 4)).toMatchObject([{ quantity: 4 }, { quantity: 4 }]);
    await transaction().run(async () => {
      expect(await repository().findKitForUpdate(kitId)).toHaveLength(2);
      expect(await repository().findKitForUpdate(crypto.randomUUID())).toEqual([]);
    });
    expect(await repository().removeKit(kitId)).toBe(true);
    expect(await repository().removeKit(kitId)).toBe(false);
    expect(await repository().setKitQuantity(kitId, 1)).toEqual([]);
    expect(await quantities(a)).toEqual([['c', 1]]);
    const ids = await repository().restorable(a.sessionId, [b.id, alone.id]);
    expect(ids.toSorted()).toEqual([a.id, b.id].toSorted());
    expect(await repository().restorable(aCartLine().sessionId, [b.id])).toEqual([]);
    await repository().restore(a.sessionId, ids, LIMITS.pieces);
    expect(await repository().kit(kitId)).toMatchObject([
      { id: a.id, quantity: 4 },
      { id: b.id, quantity: 4 },
    ]);
  });

  it('merges the other identical line, never the line itself', async () => {
    const line = aCartLine();
    const duplicate = named(line, 'Sofía', 3);
    await add(line, duplicate);
    await transaction().run(async () => {
      expect(await repository().findLineForUpdate(crypto.randomUUID())).toBeNull();
      const locked = (await repository().findLineForUpdate(line.id))!;
      expect(await repository().mergeDuplicate(locked)).toBeNull();
      const edited = { ...locked, personalisation: duplicate.personalisation, optionsKey: duplicate.optionsKey };
      expect(await repository().mergeDuplicate(edited)).toEqual(duplicate);
      expect(await repository().replace(edited, 3)).toEqual({ ...edited, quantity: 4 });
    });
    expect(await quantities(line)).toEqual([['Sofía', 4]]);
    expect(await repository().line(line.id)).toMatchObject({ quantity: 4 });
  });

  it('stores how a line is made, not the quantity that was read before', async () => {
    const line = aCartLine();
    await add(line);
    await repository().setQuantity(line.id, 7);
    expect(await repository().replace(line, 2)).toMatchObject({ quantity: 9 });
    expect(await repository().replace(aCartLine(), 1)).toBeNull();
  });

  it('stores the line of the first call with a key, separately for each session', async () => {
    const [first, second] = [aCartLine(), aCartLine()];
    expect(await claim(first, first.id)).toEqual({ lineId: first.id, request: 'asked' });
    expect(await claim(first, second.id, 'asked for more')).toEqual({ lineId: first.id, request: 'asked' });
    expect(await claim(second, second.id)).toMatchObject({ lineId: second.id });
    await repository().settleKey(first.sessionId, 'key', second.id);
    expect(await claim(first, first.id)).toEqual({ lineId: second.id, request: 'asked' });
  });

  it('leads the key of an absorbed line to the line that took its pieces', async () => {
    const line = aCartLine();
    const duplicate = named(line, 'Sofía');
    await add(line, duplicate);
    await claim(duplicate, duplicate.id);
    await transaction().run(async () => {
      const locked = (await repository().findLineForUpdate(line.id))!;
      await repository().mergeDuplicate({ ...locked, optionsKey: duplicate.optionsKey });
    });
    expect(await claim(duplicate, duplicate.id)).toMatchObject({ lineId: line.id });
  });
}
