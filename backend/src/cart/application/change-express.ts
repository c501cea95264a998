import { Injectable } from '@nestjs/common';
import { choosesAddOn } from '../../catalogue/index.js';
import { EXPRESS_SERVICE } from '../../common/add-ons.js';
import { Transaction } from '../../common/transaction.port.js';
import type { CartLine } from '../domain/cart.js';
import { CartRepository } from './cart-repository.port.js';
import { ChangeCart } from './change-cart.js';
import { ChangeKit } from './change-kit.js';

/** The express service of a whole cart, which travels in one parcel. */
@Injectable()
export class ChangeExpress {
  constructor(
    private readonly carts: CartRepository,
    private readonly lines: ChangeCart,
    private readonly kits: ChangeKit,
    private readonly transaction: Transaction,
  ) {}

  /** How many lines would change. */
  async countChanges(sessionId: string, express: boolean): Promise<number> {
    return toChange(await this.carts.lines(sessionId), express).length;
  }

  /** Gives every line the service, or takes it off all; lines that are so already keep their price. All of them change, or none. */
  async set(sessionId: string, express: boolean): Promise<void> {
    await this.transaction.run(async () => {
      await this.carts.lock(sessionId);
      const lines = toChange(await this.carts.lines(sessionId), express);
      for (const { id } of lines.filter(({ kitId }) => kitId === null)) {
        await this.lines.edit(id, { addOnFields: { expressService: express } });
      }
      for (const kitId of new Set(lines.flatMap((line) => line.kitId ?? [])))
        await this.kits.setExpress(kitId, express);
    });
  }
}

function toChange(lines: readonly CartLine[], express: boolean): CartLine[] {
  return lines.filter(({ personalisation }) => choosesAddOn(personalisation, EXPRESS_SERVICE) !== express);
}
