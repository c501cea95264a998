import { ConcurrencyLimiter, OverloadedError, type Task } from './concurrency-limiter.js';

const NO_CALLBACKS = { start: () => undefined, refuse: () => undefined };

describe('ConcurrencyLimiter', () => {
  const limits = { running: 1, runningPerNetwork: 1, queued: 10, queuedBytes: 10, queueTimeoutMs: 60_000 };

  it('serves queued networks round-robin', () => {
    const limiter = new ConcurrencyLimiter(limits);
    const started: string[] = [];
    const tasks = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name): Task => ({
      network: name[0]!,
      bytes: 1,
      start: () => void started.push(name),
      refuse: () => void started.push(`refused ${name}`),
    }));
    for (const task of tasks) limiter.enter(task);
    for (const name of ['a1', 'a2', 'b1', 'a3']) limiter.release({ ...tasks[0]!, network: name[0]! });
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('runs work one after the other, also after a failure, and refuses what waited too long', async () => {
    const limiter = new ConcurrencyLimiter({ ...limits, queueTimeoutMs: 20 });
    const failing = limiter.run('a', () => Promise.reject(new Error('broken')));
    const inTime = limiter.run('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(inTime).resolves.toBe('done');

    const endless = limiter.run('a', () => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    await expect(limiter.run('b', () => Promise.resolve())).rejects.toThrow(OverloadedError);
    await endless;
  });

  describe('with a full queue', () => {
    /** Two networks of one household occupy the only slot and the whole queue. */
    function fullLimiter(bytes: number) {
      const limiter = new ConcurrencyLimiter({ ...limits, queued: 4, queuedBytes: 40 });
      const events: string[] = [];
      const enter = (name: string, taskBytes = bytes) =>
        limiter.enter({
          network: name[0]!,
          bytes: taskBytes,
          start: () => void events.push(name),
          refuse: () => void events.push(`refused ${name}`),
        });
      for (const name of ['a0', 'a1', 'a2', 'a3', 'b1']) enter(name);
      const release = (network: string) => limiter.release({ network, bytes: 0, ...NO_CALLBACKS });
      return { limiter, events, enter, release };
    }

    it.each([
      ['requests', 0],
      ['bytes', 10],
    ])('takes the slot of the network with the most waiting %s for another network', (_what, bytes) => {
      const { events, enter, release } = fullLimiter(bytes);
      enter('c1');
      expect(events).toEqual(['a0', 'refused a1']);
      for (const network of ['a', 'a', 'b', 'c']) release(network);
      expect(events).toEqual(['a0', 'refused a1', 'a2', 'b1', 'c1', 'a3']);
    });

    it('refuses a network its next request when no other has a larger share', () => {
      const { events, enter } = fullLimiter(0);
      for (const name of ['a4', 'b2', 'b3', 'c1', 'd1']) enter(name);
      expect(events).toEqual(['a0', 'refused a4', 'refused a1', 'refused b3', 'refused a2', 'refused b1']);
    });

    it('evicts as many as a large body needs, and none for a body that would not fit anyway', () => {
      const { events, enter } = fullLimiter(10);
      enter('c1', 20);
      expect(events).toEqual(['a0', 'refused a1', 'refused a2']);
      enter('d1', 41);
      expect(events.slice(3)).toEqual(['refused d1']);
    });

    it('answers new networks while two networks refill the queue all the time', () => {
      const { events, enter, release } = fullLimiter(1);
      for (let caller = 0; caller < 3; caller += 1) {
        const name = `${'xyz'[caller]}1`;
        enter(name);
        for (let turn = 0; turn < 4 && !events.includes(name); turn += 1) {
          for (const spam of ['a9', 'b9']) enter(spam);
          release(events.filter((event) => !event.startsWith('refused')).at(-1)![0]!);
        }
        expect(events).toContain(name);
      }
    });
  });
});
