import { OWNER, RefundWorld } from '../../../test/fakes/refund-world.js';
import type { Order } from '../../orders/index.js';
import type { Refund } from '../domain/refund.js';
import { dropEvidenceFileJob } from './erase-refund-data.js';

describe('the picture that proves a refund', () => {
  let world: RefundWorld;
  let order: Order;
  let refund: Refund;

  const add = (text: string) => world.evidence.add(refund.id, Buffer.from(text), OWNER);
  const finish = (evidence = '') => world.deciding.decide(refund.id, { state: 'done', evidence, note: '' }, OWNER);
  const files = () => [...world.files.files.values()].map(String);
  const runJobs = async () => {
    for (const { refundId, fileId } of world.jobs.of(dropEvidenceFileJob)) await world.erasing.drop(refundId, fileId);
  };
  const fixed = { code: 'refund.evidence_fixed', kind: 'conflict' };

  beforeEach(async () => {
    world = new RefundWorld();
    order = await world.paidOrder();
    refund = await world.ask(order);
  });

  it('finishes a refund without an id, which needs one of both', async () => {
    await expect(finish()).rejects.toMatchObject({ kind: 'malformed', fields: { evidence: /\w/ } });
    await add('slip');
    expect(await finish()).toMatchObject({ state: 'done', evidence: '', evidenceFile: { id: /\w/ } });
    expect((await world.orders.find(order.id))!.history.at(-1)).toMatchObject({
      status: 'refunded',
      note: 'Guardamos la foto del comprobante.',
    });
  });

  it('is opened with its look recorded, also right after a look at the order', async () => {
    await expect(world.evidence.read(refund.id, OWNER)).rejects.toMatchObject({ code: 'refund.no_evidence_file' });
    await world.audit.log.recordRead({ actor: OWNER, action: 'miró', subject: { type: 'order', id: order.number } });
    await add('slip');
    const { content, name } = await world.evidence.read(refund.id, OWNER);
    expect([String(content), name]).toEqual(['slip', `comprobante-${order.number}.webp`]);
    expect(world.audit.entries.summaries.slice(-2)).toEqual([
      `Ana guardó la foto del comprobante de la devolución de $782.000 de ${order.number}`,
      `Ana vio la foto del comprobante de la devolución de ${order.number}`,
    ]);
  });

  it('is replaced until the refund is done, and the earlier file is deleted', async () => {
    await add('first');
    await add('second');
    await add('second');
    await runJobs();
    expect(files()).toEqual(['second']);
    await finish();
    await expect(add('third')).rejects.toMatchObject(fixed);
    // A lost answer makes the phone send the same file again.
    expect(await add('second')).toMatchObject({ state: 'done' });
    expect(files()).toEqual(['second']);
  });

  it('is added once to a refund that is done without one, and never to one that was refused', async () => {
    await finish('M1');
    expect(await add('slip')).toMatchObject({ evidence: 'M1', evidenceFile: { id: /\w/ } });
    await expect(add('other')).rejects.toMatchObject(fixed);
    order = await world.paidOrder();
    refund = await world.ask(order);
    await world.deciding.decide(refund.id, { state: 'refused', evidence: '', note: 'Se usó' }, OWNER);
    await expect(add('slip')).rejects.toMatchObject(fixed);
  });

  it('leaves no file behind when the refund ends meanwhile, and has none of an unknown refund', async () => {
    const put = world.files.put.bind(world.files);
    world.files.put = async (name, content) => {
      await put(name, content);
      await world.deciding.decide(refund.id, { state: 'refused', evidence: '', note: 'Se usó' }, OWNER);
    };
    await expect(add('slip')).rejects.toMatchObject(fixed);
    expect(files()).toEqual(['slip']);
    await runJobs();
    expect(files()).toEqual([]);
    await expect(world.evidence.add(crypto.randomUUID(), Buffer.from('slip'), OWNER)).rejects.toMatchObject({
      code: 'refund.not_found',
    });
  });

  it('outlives the personal data of its order for the accounts, and is deleted at the end of their years', async () => {
    await add('slip');
    await finish();
    await world.erase(order.id);
    await world.events.raise('erased', (await world.orders.find(order.id))!);
    await runJobs();
    expect(files()).toEqual(['slip']);
    await expect(add('other slip')).rejects.toMatchObject(fixed);
    await world.erasing.forgetEvidence();
    await runJobs();
    expect(files()).toEqual([]);
    expect(await world.refunds.find(refund.id)).toMatchObject({ state: 'done', evidence: '-', evidenceFile: null });
  });
});
