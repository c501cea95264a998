import { MediaStore } from '../../src/media/application/media-store.port.js';

/** Keeps files in memory. */
export class InMemoryMediaStore extends MediaStore {
  readonly files = new Map<string, Buffer>();
  /** When set, every `put` throws it, as if the store were unreachable. */
  failure?: Error;

  async put(name: string, content: Buffer): Promise<void> {
    await Promise.resolve();
    if (this.failure) throw this.failure;
    if (!this.files.has(name)) this.files.set(name, content);
  }

  get(name: string): Promise<Buffer | undefined> {
    return Promise.resolve(this.files.get(name));
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.files.has(name));
  }

  delete(name: string): Promise<void> {
    this.files.delete(name);
    return Promise.resolve();
  }
}
