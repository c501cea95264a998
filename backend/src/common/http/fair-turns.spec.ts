import type { IncomingMessage } from 'node:http';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, FairTurns, turnsOf } from './fair-turns.js';

const nextRound = () => new Promise(setImmediate);

describe('FairTurns', () => {
  let turns: FairTurns;
  let begun: string[];
  let utilization: number;
  const enter = (address: string, name = address, count?: number) => {
    // Timers of an earlier test may still run.
    const own = begun;
    return turns.enter(address, () => void own.push(name), count);
  };
  const countOf = (name: string) => begun.filter((each) => each === name).length;

  beforeEach(() => {
    begun = [];
    utilization = 0.2;
    turns = new FairTurns(undefined, () => ({ utilization, idle: 0, active: 0 }));
  });

  it('begins the few requests of a network at once, beside any number of another one', () => {
    for (let count = 0; count < 400; count += 1) enter('203.0.113.7', 'flood');
    expect(countOf('flood')).toBe(8);
    for (let count = 0; count < 8; count += 1) enter('198.51.100.1', 'shopper');
    expect(countOf('shopper')).toBe(8);
  });

  it('begins at once only what a network has few of open, also over several rounds of the event loop', async () => {
    enter('198.51.100.1', 'shopper');
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 5; count += 1) enter('203.0.113.7');
      expect(begun.length).toBe(1 + Math.min(16, 5 * (round + 1)));
      await nextRound();
    }
  });

  it('begins one request with a large body of a network at once, and the others more seldom than small ones', async () => {
    enter('198.51.100.1', 'shopper');
    const begunOf = async (address: string, count: number) => {
      for (let sent = 0; sent < 2_000; sent += 1) enter(address, address, count);
      expect(countOf(address)).toBe(count > 8 ? 1 : 8);
      await wait(100);
      return countOf(address);
    };
    const large = await begunOf('203.0.113.7', 12);
    turns = new FairTurns(undefined, () => ({ utilization, idle: 0, active: 0 }));
    enter('198.51.100.1', 'shopper');
    expect(await begunOf('203.0.113.8', 1)).toBeGreaterThan(3 * large);
  });

  it('serves a network that is alone as fast as it can', async () => {
    for (let count = 0; count < 400; count += 1) enter('203.0.113.7').end();
    for (let count = 0; count < 400; count += 1) enter('203.0.113.7');
    const started = performance.now();
    while (begun.length < 400 && performance.now() - started < 5_000) await nextRound();
    expect(performance.now() - started).toBeLessThan(400);
    expect(begun.length).toBeGreaterThanOrEqual(400);
  });

  it('begins the fewer requests of a busy network the less idle the thread is, as long as others are present', async () => {
    const begunIn = async (busy: number) => {
      utilization = busy;
      turns = new FairTurns(undefined, () => ({ utilization, idle: 0, active: 0 }));
      begun = [];
      enter('198.51.100.1', 'shopper');
      const open = Array.from({ length: 20_000 }, () => enter('203.0.113.7', 'flood'));
      await wait(400);
      for (const { end } of open) end();
      return countOf('flood');
    };
    const onIdleThread = await begunIn(0.2);
    const onBusyThread = await begunIn(0.9);
    expect(onBusyThread).toBeGreaterThan(8);
    expect(onIdleThread).toBeGreaterThan(3 * onBusyThread);
  });

  it('gives turns to busy networks one after the other', async () => {
    for (const address of ['203.0.113.7', '203.0.113.8']) for (let count = 0; count < 60; count += 1) enter(address);
    while (begun.length < 16 + 20) await wait(1);
    expect(Math.abs(countOf('203.0.113.7') - countOf('203.0.113.8'))).toBeLessThanOrEqual(1);
  });

  it('never begins a request whose client has left', async () => {
    const open = Array.from({ length: 100 }, () => enter('203.0.113.7'));
    for (const { end } of open) end();
    await wait(20);
    expect(begun).toHaveLength(8);
    enter('203.0.113.7');
    expect(begun).toHaveLength(9);
  });

  it('keeps the context in which a request arrived', async () => {
    const context = new AsyncLocalStorage<number>();
    const seen: (number | undefined)[] = [];
    for (let count = 0; count < 20; count += 1)
      context.run(count, () => turns.enter('203.0.113.7', () => void seen.push(context.getStore())));
    while (seen.length < 20) await nextRound();
    expect(seen).toEqual(Array.from({ length: 20 }, (_, count) => count));
  });
});

describe('addressOf', () => {
  const request = (forwarded?: string) =>
    ({
      socket: { remoteAddress: '10.0.0.1' },
      headers: { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  it.each([
    [0, '203.0.113.7', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.1, 203.0.113.7', '198.51.100.1'],
    [2, '203.0.113.7', '203.0.113.7'],
  ])('is the client behind %i proxies that named %s: %s', (proxies, forwarded, address) => {
    expect(addressOf(request(forwarded), proxies)).toBe(address);
  });
});

describe('turnsOf', () => {
  it.each([
    [{}, 1],
    [{ 'content-length': '2000' }, 1],
    [{ 'content-length': '90000' }, 12],
    [{ 'content-length': '15000000' }, 13],
    [{ 'transfer-encoding': 'chunked' }, 13],
  ])('of %j is %s', (headers, turns) => {
    expect(turnsOf({ headers } as unknown as IncomingMessage)).toBe(turns);
  });
});
