import { randomUUID } from 'node:crypto';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
    const part = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(part, content, { flush: true });
      await this.appear(part, file);
    } catch (error) {
      throw storeUnavailable(error);
    } finally {
      await rm(part, { force: true }).catch(() => undefined);
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

  /** A link appears whole, and fails where a file is: the first content of a name stays. */
  private async appear(part: string, file: string): Promise<void> {
    try {
      await link(part, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
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
