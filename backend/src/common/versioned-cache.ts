/** Keeps what was made from the newest version of a content, so that each key is made once per version. */
export class VersionedCache<T> {
  private version?: string;
  private readonly made = new Map<string, Promise<T>>();

  /** Returns the value of `key`, built on first use in this version; a failure is not kept. */
  get(version: string, key: string, make: () => T | Promise<T>): Promise<T> {
    if (this.version !== version) {
      this.made.clear();
      this.version = version;
    }
    const known = this.made.get(key);
    if (known) return known;
    const making = (async () => make())();
    this.made.set(key, making);
    making.catch(() => {
      if (this.made.get(key) === making) this.made.delete(key);
    });
    return making;
  }
}
