import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { type Account, concernedOwners, ManageStaff, mayConsent, presentOwners } from '../../identity/index.js';

/** The owners of the shop, for changes that two of them decide. */
@Injectable()
export class ShopOwners {
  constructor(
    private readonly staff: ManageStaff,
    private readonly clock: Clock,
  ) {}

  /** Those of now, and those who stopped being one in the last 24 hours. */
  async concerned(): Promise<Account[]> {
    return concernedOwners(await this.staff.list(), this.clock.now());
  }

  /** Whether another owner has to consent to what this person decides. */
  async hasOther(id: string): Promise<boolean> {
    return (await this.concerned()).some((owner) => owner.id !== id);
  }

  /** Whether this person is an owner now. */
  async has(id: string): Promise<boolean> {
    return presentOwners(await this.staff.list()).some((owner) => owner.id === id);
  }

  /** Whether this person has been an owner for 24 hours, or since the shop's server made them one. */
  async mayConsent(id: string): Promise<boolean> {
    const person = (await this.staff.list()).find((each) => each.id === id);
    return person !== undefined && mayConsent(person, this.clock.now());
  }
}
