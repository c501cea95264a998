import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Sessions } from './sessions.port.js';
import { StaffCodes } from './staff-codes.js';

/** Applies a changed configuration to the logins of staff when the shop starts. */
@Injectable()
export class StaffAtStart implements OnApplicationBootstrap {
  constructor(
    private readonly codes: StaffCodes,
    private readonly sessions: Sessions,
    private readonly env: Env,
  ) {}

  /** A new secret encrypts the apps' secrets anew; a second factor that is now required ends the sessions of people who have none. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.sessionSecretPrevious) await this.codes.sealAnew();
    if (this.env.staffSecondFactor === 'required') await this.sessions.endWithoutFactor();
  }
}
