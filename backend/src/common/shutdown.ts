import { Injectable } from '@nestjs/common';

/** Whether this instance is about to stop. It still answers then, until load balancers have noticed. */
@Injectable()
export class Shutdown {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}
