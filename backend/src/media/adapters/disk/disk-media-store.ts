import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MediaStore } from '../../application/media-store.port.js';
import { storeUnavailable } from '../../domain/media-errors.js';

/** Files in one folder. Several instances may share it. */
export class DiskMediaStore extends MediaStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, content: Buffer): Promise<void> {
    const file = this.fileOf(name);
    if (await this.has(name)) return;
    const part = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(part, content, { flush: true });
      // The file appears whole. Another instance that writes the same name at this moment writes the same content.
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw storeUnavailable(error);
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    const file = this.fileOf(name);
    try {
      return await readFile(file);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw storeUnavailable(error);
    }
  }

  async has(name: string): Promise<boolean> {
    const file = this.fileOf(name);
    try {
      await access(file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw storeUnavailable(error);
    }
  }

  async delete(name: string): Promise<void> {
    const file = this.fileOf(name);
    await rm(file, { force: true }).catch((error: unknown) => {
      throw storeUnavailable(error);
    });
  }

  /** A name is never a path. */
  private fileOf(name: string): string {
    if (!/^[\w-]+(\.[\w-]+)*$/.test(name)) throw new Error(`Not the name of a file: ${JSON.stringify(name)}`);
    return path.join(this.folder, name);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
