import { Injectable } from '@nestjs/common';

/** Whose data is asked for. */
export interface Person {
  readonly accountId: string;
  /** Their address, but only when it is proven to be theirs: anyone may register with somebody else's. */
  readonly provenEmail: string | null;
}

type Source = (person: Person) => Promise<object[]>;

/** What each module holds about a person (Ley 1581 de 2012); a module registers its part in `onModuleInit`. */
@Injectable()
export class PersonalData {
  private readonly sources = new Map<string, Source>();

  add(part: string, source: Source): void {
    this.sources.set(part, source);
  }

  async of(person: Person): Promise<Record<string, object[]>> {
    const parts = [...this.sources].map(async ([part, source]) => [part, await source(person)] as const);
    return Object.fromEntries(await Promise.all(parts));
  }
}
