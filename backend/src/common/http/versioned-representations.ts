import type { Representation } from './representation.js';

/** Keeps the representations of the newest version of a content, so that each is made once per version. */
export class VersionedRepresentations {
  private version?: string;
  private readonly made = new Map<string, Promise<Representation>>();

  /** The representation called `key`, made now when this version has none yet; a failure is not kept. */
  get(version: string, key: string, make: () => Promise<Representation>): Promise<Representation> {
    if (this.version !== version) {
      this.made.clear();
      this.version = version;
    }
    const known = this.made.get(key);
    if (known) return known;
    const making = make();
    this.made.set(key, making);
    making.catch(() => {
      if (this.made.get(key) === making) this.made.delete(key);
    });
    return making;
  }
}
