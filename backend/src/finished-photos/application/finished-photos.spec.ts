import { anOrder } from '../../../test/builders/order.builder.js';
import { PhotoWorld } from '../../../test/fakes/photo-world.js';
import { digestOf } from '../../common/random-token.js';
import { HOUR_MS } from '../../common/time.js';
import type { Order } from '../../orders/index.js';
import { LINK_DAYS, MAX_PHOTOS } from '../domain/finished-photo.js';
import { erasePhotosJob } from './erase-photos.js';
import { closeAnswersJob, deleteUnusedJob } from './photo-admin.js';
import { mailCustomerJob, mailShopJob } from './photo-mails.js';

const ANA = { id: crypto.randomUUID(), name: 'Ana', email: 'ana@sigerist.co' };

describe('the photo of a finished order', () => {
  let world: PhotoWorld;
  let order: Order;

  beforeEach(async () => {
    world = new PhotoWorld();
    order = await stored('in_production');
  });

  async function stored(status: 'paid' | 'in_production' | 'shipped'): Promise<Order> {
    const made = anOrder(status, {}, world.clock.now());
    await world.orders.add(made);
    return made;
  }
  const send = (text = 'photo', to = order) => world.admin.send(to.id, Buffer.from(text), ANA);
  const shipping = () => world.events.raise('shipping', order);
  const answer = (token: string, approved: boolean, comment = '') =>
    world.answers.answer(token, approved ? 'approved' : 'error', comment);
  const tokenOf = ({ id }: { id: string }) => world.links.tokenOf(id);

  it('is listed without an answer while its order is in production, also again after a refund or a return', async () => {
    const { id } = await send();
    const staffSet = async (status: Order['status']) => {
      order.status = status;
      await world.orders.save(order);
      await world.events.raise('statusChanged', order);
    };
    const listed = async () => (await world.admin.open()).map(({ photo }) => photo.id);
    expect(await listed()).toEqual([id]);
    await staffSet('refund_pending');
    expect(await listed()).toEqual([]);
    // As a refused refund leaves it, without a status that staff set.
    order.status = 'in_production';
    await world.orders.save(order);
    expect(await listed()).toEqual([id]);
    for (const status of ['shipped', 'payment_review', 'paid'] as const) {
      await staffSet(status);
      expect(await listed()).toEqual([]);
    }
    await staffSet('in_production');
    expect(await listed()).toEqual([id]);
  });

  it('is stored, mailed with a link that opens it, and approved by its customer', async () => {
    const photo = await send();
    expect(photo).toMatchObject({ state: 'waiting', tokenDigest: digestOf(tokenOf(photo)), createdBy: ANA.email });
    await expect(shipping()).rejects.toMatchObject({ code: 'finished_photo.waiting' });

    await world.mails.sendToCustomer(photo.id, world.jobs.of(mailCustomerJob)[0]!.news);
    expect(world.sent).toMatchObject([
      { to: 'laura@example.com', subject: `Mira cómo quedó tu pedido ${order.number}` },
    ]);
    expect(world.sent[0]!.text).toContain(`https://sigerist.test/foto#token=${tokenOf(photo)}`);
    expect(world.sent[0]!.text).toContain('Hola, Laura:');
    expect(world.sent[0]!.text).toContain('antes del viernes 16 de enero');

    expect(String(await world.answers.image(tokenOf(photo)))).toBe('photo');
    await answer(tokenOf(photo), true, 'Hermosa');
    expect(await world.photos.find(photo.id)).toMatchObject({ state: 'approved', comment: 'Hermosa' });
    await shipping();
    expect(world.jobs.of(mailShopJob)).toEqual([]);
    await expect(answer(tokenOf(photo), false)).rejects.toMatchObject({ code: 'finished_photo.answered' });
  });

  it('records a look of staff in the audit log once a day', async () => {
    expect(await world.admin.openFor(ANA)).toEqual([]);
    const { id } = await send();
    for (const _again of [1, 2]) {
      await world.admin.openFor(ANA);
      await world.admin.ofOrderFor(order, ANA);
      await world.admin.image(order, id, ANA);
    }
    expect(world.audit.entries.summaries.slice(1)).toEqual([
      'Ana miró la lista de fotos',
      'Ana miró las fotos de un pedido',
    ]);
  });

  it('stops the parcel and calls the shop when the customer sees an error, until staff explain', async () => {
    const photo = await send();
    await answer(tokenOf(photo), false, 'Falta la tilde');
    await expect(shipping()).rejects.toMatchObject({ kind: 'conflict', code: 'finished_photo.error' });
    await world.mails.sendToShop(world.jobs.of(mailShopJob)[0]!.photoId);
    expect(world.sent).toMatchObject([
      { to: 'hola@sigerist.test', subject: `Hay un error en la foto de ${order.number}` },
    ]);
    expect(world.sent[0]!.text).toContain('Falta la tilde');
    // Once the customer asks for erasure, only the page of the order shows what they wrote.
    order.eraseRequestedAt = world.clock.now();
    await world.orders.save(order);
    await world.mails.sendToShop(photo.id);
    expect(world.sent[1]!.text).toContain(order.number);
    expect(world.sent[1]!.text).not.toContain('Falta la tilde');
    expect(await world.admin.open()).toMatchObject([{ isRestricted: true }]);

    await world.admin.release(order.id, 'Así la pidió: sin tilde', ANA);
    await shipping();
    expect(world.audit.entries.summaries).toEqual([
      `Ana envió a la familia la foto de la pieza terminada de ${order.number}`,
      `Ana siguió con el envío sin el visto bueno de la familia en ${order.number}`,
    ]);
    await expect(world.admin.release(order.id, 'Otra vez', ANA)).rejects.toMatchObject({
      code: 'finished_photo.not_open',
    });
    await expect(answer(tokenOf(photo), true)).rejects.toMatchObject({ code: 'finished_photo.answered' });
  });

  it('ends the old link when a new photo is sent, and takes the same file twice as one photo', async () => {
    const first = await send('first');
    await answer(tokenOf(first), false);
    const second = await send('second');
    expect((await send('second')).id).toBe(second.id);
    expect(world.jobs.of(mailCustomerJob).map(({ photoId }) => photoId)).toEqual([first.id, second.id]);
    await expect(world.answers.view(tokenOf(first))).rejects.toMatchObject({
      code: 'finished_photo.not_found',
    });
    expect((await world.answers.view(tokenOf(second))).photo.id).toBe(second.id);
    await world.mails.sendToCustomer(first.id, 'photo');
    expect(world.sent).toEqual([]);
  });

  it('continues after a day without an answer, and still accepts a reported error until the parcel leaves', async () => {
    const photo = await send();
    await world.admin.closeAnswers(photo.id);
    expect((await world.photos.find(photo.id))!.state).toBe('waiting');
    world.clock.pass(24 * HOUR_MS);
    await world.admin.closeAnswers(world.jobs.of(closeAnswersJob)[0]!.photoId);
    await world.admin.closeAnswers(photo.id);
    expect((await world.photos.find(photo.id))!.state).toBe('unanswered');
    expect(world.jobs.of(mailCustomerJob).map(({ news }) => news)).toEqual(['photo', 'goes_on']);
    await shipping();

    await world.mails.sendToCustomer(photo.id, 'goes_on');
    expect(world.sent).toMatchObject([{ subject: `Seguimos con tu pedido ${order.number}` }]);
    await answer(tokenOf(photo), false, 'Es con eñe');
    await expect(shipping()).rejects.toMatchObject({ code: 'finished_photo.error' });
  });

  it('continues also when the job comes a moment early, because the clock of the database is ahead', async () => {
    const { id } = await send();
    world.clock.pass(24 * HOUR_MS - 1_000);
    await world.admin.closeAnswers(id);
    expect((await world.photos.find(id))!.state).toBe('unanswered');
  });

  it('sends no mail about the parcel of an order that is being refunded', async () => {
    const { id } = await send();
    order.status = 'refund_pending';
    await world.orders.save(order);
    world.clock.pass(24 * HOUR_MS);
    await world.admin.closeAnswers(id);
    for (const { photoId, news } of world.jobs.of(mailCustomerJob)) await world.mails.sendToCustomer(photoId, news);
    expect(world.sent).toEqual([]);
  });

  it('opens nothing for a guessed, a malformed or an expired token', async () => {
    const photo = await send();
    for (const token of [world.links.tokenOf(crypto.randomUUID()), '', '../../etc/passwd', `${tokenOf(photo)}x`])
      await expect(world.answers.view(token)).rejects.toMatchObject({ code: 'finished_photo.not_found' });
    world.clock.pass(LINK_DAYS * 24 * HOUR_MS);
    await expect(answer(tokenOf(photo), true)).rejects.toMatchObject({ code: 'finished_photo.not_found' });
  });

  it('shows its link to the payer alone', async () => {
    const photo = await send();
    const token = 'a'.repeat(22);
    expect(await world.answers.ofOwnOrder(order.number, { payerTokens: [token], user: null })).toBeNull();
    await world.payers.bind(digestOf(token), order.payment.attemptId!);
    const own = await world.answers.ofOwnOrder(order.number, { payerTokens: [token], user: null });
    expect(own).toMatchObject({ url: world.links.urlOf(photo) });
    expect(await world.answers.ofOwnOrder('SIG-UNKNOWN', { payerTokens: [token], user: null })).toBeNull();
    world.orders.byNumber = () => Promise.reject(new Error('the database is unavailable'));
    const unread = world.answers.ofOwnOrder(order.number, { payerTokens: [token], user: null });
    await expect(unread).rejects.toThrow('the database is unavailable');
  });

  it('is refused outside of production and beyond the most photos of an order', async () => {
    for (const state of ['paid', 'shipped'] as const)
      await expect(send('x', await stored(state))).rejects.toMatchObject({ code: 'finished_photo.not_in_production' });
    expect(world.store.files.size).toBe(0);
    for (let number = 0; number < MAX_PHOTOS; number += 1) await send(`photo ${number}`);
    await expect(send('one more')).rejects.toMatchObject({ code: 'finished_photo.too_many' });
  });

  it('leaves no file behind when its row could not be stored', async () => {
    jest.spyOn(world.photos, 'add').mockRejectedValueOnce(new Error('database down'));
    await expect(send()).rejects.toThrow('database down');
    expect(world.store.files.size).toBe(1);
    await world.admin.deleteUnused(world.jobs.of(deleteUnusedJob)[0]!.photoId);
    expect(world.store.files.size).toBe(0);

    const photo = await send();
    await world.admin.deleteUnused(photo.id);
    expect(world.store.files.size).toBe(1);
  });

  it('is deleted with the personal data of its order, file and row', async () => {
    const photo = await send('first');
    await send('second');
    await world.events.raise('erased', order);
    await world.erasing.eraseOf(world.jobs.of(erasePhotosJob)[0]!.orderId);
    expect(world.store.files.size).toBe(0);
    expect(await world.photos.ofOrders([order.id], 10)).toEqual([]);
    await expect(world.answers.view(tokenOf(photo))).rejects.toMatchObject({
      code: 'finished_photo.not_found',
    });
  });
});
