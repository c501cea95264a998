import { isDeepStrictEqual } from 'node:util';
import { Designs } from '../../src/designs/application/designs.port.js';
import { Design } from '../../src/designs/domain/design.js';

export class InMemoryDesigns extends Designs {
  private readonly kept = new Map<string, { readonly design: Design; openedAt: Date }>();

  keep(design: Design, code: string, now: Date): Promise<string> {
    const [known] = [...this.kept].find(([, other]) => isDeepStrictEqual({ ...other.design }, { ...design })) ?? [];
    this.kept.set(known ?? code, { design: Object.assign(new Design(), design), openedAt: now });
    return Promise.resolve(known ?? code);
  }

  open(code: string, now: Date): Promise<Design | null> {
    const kept = this.kept.get(code);
    if (kept) kept.openedAt = now;
    return Promise.resolve(kept?.design ?? null);
  }

  forgetUnopenedSince(moment: Date): Promise<number> {
    const old = [...this.kept].filter(([, { openedAt }]) => openedAt < moment);
    old.forEach(([code]) => this.kept.delete(code));
    return Promise.resolve(old.length);
  }
}
