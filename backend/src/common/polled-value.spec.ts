import { ManualClock } from '../../test/fakes/manual-clock.js';
import { PolledValue } from './polled-value.js';

describe('PolledValue', () => {
  let stored: string;
  let failure: Error | undefined;
  let loads: number;
  let clock: ManualClock;
  let value: PolledValue<string>;

  beforeEach(() => {
    [stored, failure, loads, clock] = ['one', undefined, 0, new ManualClock()];
    const load = () => {
      loads += 1;
      return failure ? Promise.reject(failure) : Promise.resolve(stored);
    };
    value = new PolledValue(load, clock);
  });

  it('reads once for all callers, and again a second later', async () => {
    expect(await Promise.all([value.current(), value.current()])).toEqual(['one', 'one']);
    stored = 'two';
    clock.pass(999);
    expect(await value.current()).toBe('one');
    clock.pass(1);
    expect(await value.current()).toBe('two');
    expect(loads).toBe(2);
  });

  it('keeps the last good value while the database is unavailable, and asks it once a second', async () => {
    await value.current();
    failure = new Error('unavailable');
    clock.pass(1_000);
    expect([await value.current(), await value.current()]).toEqual(['one', 'one']);
    expect(loads).toBe(2);
  });

  it('rejects while there has never been a value, unless there is a fallback', async () => {
    failure = new Error('unavailable');
    await expect(value.current()).rejects.toThrow('unavailable');
    expect(await value.currentOr('none')).toBe('none');
  });

  it('shows its own change at once', async () => {
    await value.current();
    stored = 'two';
    await value.refresh();
    expect(await value.current()).toBe('two');
  });
});
