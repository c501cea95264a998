import { Injectable } from '@nestjs/common';

/** Whose data is asked for. */
export interface Person {
  /** Null for a guest who proved an address. */
  readonly accountId: string | null;
  /** Their address, but only when it is proven to be theirs: anyone may register with somebody else's. */
  readonly provenEmail: string | null;
}

/** What became of one module's data when a person asked to erase it. */
export interface Erasure {
  readonly erased: number;
  /** What has to stay for now, as people call it: numbers of orders in progress. */
  readonly kept: readonly string[];
}

/** Replaces an account of an unverified mailbox by a new account of the person who verified the mailbox. */
export interface AccountReplacement {
  readonly oldId: string;
  readonly newId: string;
  readonly provenEmail: string;
}

/** What one module holds about people. */
export interface PersonalDataPart {
  read(person: Person): Promise<object[]>;
  /** Joins the caller's transaction. */
  erase(person: Person): Promise<Erasure>;
  /** For a module that keeps accounts' ids; joins the caller's transaction. See `PersonalData.replaceAccount`. */
  replaceAccount?(replacement: AccountReplacement): Promise<void>;
}

/** What each module holds about a person (Ley 1581 de 2012); a module registers its part in `onModuleInit`. */
@Injectable()
export class PersonalData {
  private readonly parts = new Map<string, PersonalDataPart>();

  add(name: string, part: PersonalDataPart): void {
    this.parts.set(name, part);
  }

  async of(person: Person): Promise<Record<string, object[]>> {
    const found = [...this.parts].map(async ([name, part]) => [name, await part.read(person)] as const);
    return Object.fromEntries(await Promise.all(found));
  }

  /** Gives the new account what the old one holds under the proven address; the rest belongs to no account any more. */
  async replaceAccount(replacement: AccountReplacement): Promise<void> {
    for (const [, part] of this.dependentsFirst()) await part.replaceAccount?.(replacement);
  }

  /** Removes what no law and no order in progress needs. Needs a transaction, so that all of it goes or nothing. */
  async erase(person: Person): Promise<Record<string, Erasure>> {
    const erasures: Record<string, Erasure> = {};
    for (const [name, part] of this.dependentsFirst()) erasures[name] = await part.erase(person);
    return erasures;
  }

  /**
   * A module registers after those that it builds on, and hands its data to them: a payment becomes an order. So its rows are
   * locked and changed first, and what it handed over until then is found there.
   */
  private dependentsFirst(): [string, PersonalDataPart][] {
    return [...this.parts].reverse();
  }
}
