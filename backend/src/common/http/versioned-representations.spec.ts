import { createJsonRepresentation, type Representation } from './representation.js';
import { VersionedRepresentations } from './versioned-representations.js';

describe('VersionedRepresentations', () => {
  const counting = () => {
    let made = 0;
    return { make: () => createJsonRepresentation({ made: ++made }), times: () => made };
  };
  const bodyOf = (representation: Representation) => representation.variants.identity.body.toString();

  it('makes each key once per version, however many ask at the same time', async () => {
    const { make, times } = counting();
    const kept = new VersionedRepresentations();
    await Promise.all([kept.get('v1', 'list', make), kept.get('v1', 'list', make)]);
    await kept.get('v1', 'list', make);
    expect(times()).toBe(1);
    await kept.get('v1', 'prices', make);
    expect(times()).toBe(2);
  });

  it('makes everything anew for a new version', async () => {
    const { make } = counting();
    const kept = new VersionedRepresentations();
    expect(bodyOf(await kept.get('v1', 'list', make))).toBe('{"made":1}');
    expect(bodyOf(await kept.get('v2', 'list', make))).toBe('{"made":2}');
  });

  it('does not keep a failure', async () => {
    const kept = new VersionedRepresentations();
    await expect(kept.get('v1', 'list', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(bodyOf(await kept.get('v1', 'list', counting().make))).toBe('{"made":1}');
  });
});
