import { isDeepStrictEqual } from 'node:util';
import { Designs } from '../../src/designs/application/designs.port.js';
import { Design } from '../../src/designs/domain/design.js';

/** Designs in memory. */
export class InMemoryDesigns extends Designs {
  private readonly kept = new Map<string, Design>();

  keep(design: Design, code: string): Promise<string> {
    const [known] = [...this.kept].find(([, other]) => isDeepStrictEqual({ ...other }, { ...design })) ?? [];
    this.kept.set(known ?? code, Object.assign(new Design(), design));
    return Promise.resolve(known ?? code);
  }

  open(code: string): Promise<Design | null> {
    return Promise.resolve(this.kept.get(code) ?? null);
  }
}
