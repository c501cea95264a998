import { VersionedCache } from './versioned-cache.js';

describe('VersionedCache', () => {
  const counting = () => {
    let made = 0;
    return { make: async () => Promise.resolve((made += 1)), times: () => made };
  };

  it('makes the value of a key once per version for simultaneous callers', async () => {
    const { make, times } = counting();
    const kept = new VersionedCache<number>();
    await Promise.all([kept.get('v1', 'list', make), kept.get('v1', 'list', make)]);
    await kept.get('v1', 'list', make);
    expect(times()).toBe(1);
    await kept.get('v1', 'prices', make);
    expect(times()).toBe(2);
  });

  it('makes every entry again for a new version', async () => {
    const { make } = counting();
    const kept = new VersionedCache<number>();
    expect(await kept.get('v1', 'list', make)).toBe(1);
    expect(await kept.get('v2', 'list', make)).toBe(2);
  });

  it.each([
    ['a rejected promise', () => Promise.reject(new Error('no'))],
    [
      'an exception',
      () => {
        throw new Error('no');
      },
    ],
  ])('does not keep a failure: %s', async (_what, fail) => {
    const kept = new VersionedCache<number>();
    await expect(kept.get('v1', 'list', fail)).rejects.toThrow('no');
    expect(await kept.get('v1', 'list', counting().make)).toBe(1);
  });
});
