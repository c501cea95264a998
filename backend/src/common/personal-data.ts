import { Injectable } from '@nestjs/common';

/** The person whose data is requested. */
export interface Person {
  /** Null for a guest who proved an email. */
  readonly accountId: string | null;
  /** Their email, but only when it is proven to be theirs: anyone may register with another person's email. */
  readonly provenEmail: string | null;
}

/** Result of erasing one module's data. */
export interface Erasure {
  /** Includes records that a job erases within minutes, beyond the first batch. */
  readonly erased: number;
  /** Data that cannot be erased yet: numbers of orders in progress, references of payments, or ids of conversations; the newest 500. */
  readonly kept: readonly string[];
}

/** Replaces an account of an unverified mailbox by a new account of the person who verified the mailbox. */
export interface AccountReplacement {
  readonly oldId: string;
  /** Null: the person gets an account without orders, of the staff. */
  readonly newId: string | null;
  readonly provenEmail: string;
}

/** Records of a person, by module. */
export interface PersonalRecords {
  readonly data: Record<string, object[]>;
  /** Parts that hold more records than one answer contains. */
  readonly incomplete: readonly string[];
}

/**
 * Records of one part in an answer. Strangers can place orders and leave messages under another person's email, so the number of
 * records has no natural limit. One person's own records stay far below this number.
 */
export const MAX_RECORDS = 2_000;

/** The data about people in one module. */
export interface PersonalDataPart {
  /** At most `limit` records, those that matter most first. */
  read(person: Person, limit: number): Promise<object[]>;
  /** Joins the caller's transaction. */
  erase(person: Person): Promise<Erasure>;
  /** For a module that keeps accounts' ids; joins the caller's transaction. See `PersonalData.replaceAccount`. */
  replaceAccount?(replacement: AccountReplacement): Promise<void>;
}

/** The data about a person in all modules (Ley 1581 de 2012); a module registers its part in `onModuleInit`. */
@Injectable()
export class PersonalData {
  private readonly parts = new Map<string, PersonalDataPart>();

  add(name: string, part: PersonalDataPart): void {
    this.parts.set(name, part);
  }

  /** At most `MAX_RECORDS` of each part. */
  async of(person: Person): Promise<PersonalRecords> {
    const read = [...this.parts].map(async ([name, part]) => [name, await part.read(person, MAX_RECORDS + 1)] as const);
    const found = await Promise.all(read);
    return {
      data: Object.fromEntries(found.map(([name, records]) => [name, records.slice(0, MAX_RECORDS)])),
      incomplete: found.filter(([, records]) => records.length > MAX_RECORDS).map(([name]) => name),
    };
  }

  /** Whether any part holds something. */
  async isHeldOf(person: Person): Promise<boolean> {
    const found = await Promise.all([...this.parts.values()].map((part) => part.read(person, 1)));
    return found.some((records) => records.length > 0);
  }

  /** Gives the new account what the old one holds under the proven email; the rest belongs to no account any more. */
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
