import { ConcurrencyLimiter, OverloadedError, type Task } from './concurrency-limiter.js';

describe('ConcurrencyLimiter', () => {
  const limits = { running: 1, runningPerNetwork: 1, queued: 10, queuedBytes: 10, queueTimeoutMs: 60_000 };

  it('lets the networks take turns in the queue', () => {
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
});
