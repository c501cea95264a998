import type { FinishedPhotos } from '../../src/finished-photos/application/finished-photos.port.js';
import { FinishedPhoto } from '../../src/finished-photos/domain/finished-photo.js';

interface OrdersOfPhotos {
  /** Adds an order in production, or a shipped one. */
  addOrder(isShipped?: boolean): Promise<{ id: string; number: string }>;
}

/** Contract of every store of photos of finished orders. */
export function itKeepsFinishedPhotos(photos: () => FinishedPhotos, orders: OrdersOfPhotos): void {
  const now = new Date('2026-01-15T15:00:00Z');
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

  function aPhoto(orderId: string, at = now): FinishedPhoto {
    const id = crypto.randomUUID();
    const size = { width: 1600, height: 1200 };
    const sent = { id, orderId, uploadDigest: id, tokenDigest: `digest-${id}`, createdBy: 'taller@sigerist.co' };
    return FinishedPhoto.send({ ...sent, ...size }, at);
  }
  const addOrder = (isShipped?: boolean) => orders.addOrder(isShipped);
  async function added(orderId: string, at = now): Promise<FinishedPhoto> {
    const photo = aPhoto(orderId, at);
    await photos().add(photo);
    return photo;
  }

  it('finds a photo by its id, its token and its order, until it is removed', async () => {
    const { id } = await addOrder();
    const photo = await added(id);
    expect(await photos().find(photo.id)).toEqual(photo);
    expect(await photos().byToken(photo.tokenDigest)).toEqual(photo);
    expect(await photos().current(id)).toEqual(photo);
    expect(await photos().byToken('digest-unknown')).toBeNull();

    await photos().remove(photo.id);
    expect(await photos().find(photo.id)).toBeNull();
  });

  it('keeps one current photo for each order, and those before it', async () => {
    const { id } = await addOrder();
    const first = await added(id);
    await expect(photos().add(aPhoto(id, inHours(1)))).rejects.toThrow();

    await photos().save(Object.assign(first, { replacedAt: inHours(1) }));
    const second = await added(id, inHours(1));
    expect(await photos().current(id)).toEqual(second);
    expect(await photos().ofOrders([id], 10)).toEqual([second, first]);
    expect(await photos().ofOrders([id], 1)).toEqual([second]);
    expect(await photos().ofOrders([], 10)).toEqual([]);
  });

  it('stores the answer and what staff decided', async () => {
    const { id } = await addOrder();
    const photo = await added(id);
    photo.receive('error', 'La eñe', inHours(2));
    photo.goOn({ at: inHours(3), actor: 'ana@sigerist.co', note: 'Así la pidió' });
    await photos().save(photo);
    expect(await photos().find(photo.id)).toEqual(photo);
  });

  it('lists no photo without an answer of an order that has left, until it is in production again', async () => {
    const { id, number } = await addOrder();
    await added(id);
    const isListed = async () => (await photos().open(100)).some(({ orderNumber }) => orderNumber === number);
    expect(await isListed()).toBe(true);
    const { waiting } = await photos().countOpen(1_000);
    await photos().setLeft(id, true);
    expect(await isListed()).toBe(false);
    expect((await photos().countOpen(1_000)).waiting).toBe(waiting - 1);
    await photos().setLeft(id, false);
    expect(await isListed()).toBe(true);
  });

  it('lists errors first, then photos without an answer whose order has not left', async () => {
    const [waiting, unanswered, approved, solved] = [
      await addOrder(),
      await addOrder(),
      await addOrder(),
      await addOrder(),
    ];
    const [wrong, shipped] = [await addOrder(true), await addOrder(true)];
    const before = await photos().countOpen(1_000);
    await added(waiting.id, inHours(1));
    const late = await added(unanswered.id);
    late.timeOut(inHours(24));
    const [error, loved, handled] = [await added(wrong.id), await added(approved.id), await added(solved.id)];
    error.receive('error', '', inHours(1));
    loved.receive('approved', '', inHours(1));
    handled.goOn({ at: inHours(1), actor: 'ana@sigerist.co', note: 'Dijo que sí' });
    for (const photo of [late, error, loved, handled]) await photos().save(photo);
    await added(shipped.id);

    const numbers = (await photos().open(100)).map(({ orderNumber }) => orderNumber);
    const own = [waiting, unanswered, wrong, approved, solved, shipped].map((order) => order.number);
    expect(numbers.filter((number) => own.includes(number))).toEqual([wrong.number, unanswered.number, waiting.number]);
    expect(await photos().open(1)).toHaveLength(1);
    // The one whose time to answer is over is not waited for.
    expect(await photos().countOpen(1_000)).toEqual({ waiting: before.waiting + 1, error: before.error + 1 });
    expect(await photos().countOpen(1)).toEqual({ waiting: 1, error: 1 });
  });
}
