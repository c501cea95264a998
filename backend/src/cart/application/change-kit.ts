import { Injectable } from '@nestjs/common';
import { CatalogueService, type CatalogueSnapshot } from '../../catalogue/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { CartLine } from '../domain/cart.js';
import { isSamePrice, priceFields } from './change-cart.js';
import { breakdownNow, type CartItem, cartItems } from './piece.js';
import { assertQuantity, cartFull, keyReused, MAX_LINES, unknownKit } from './cart-refusals.js';
import { CartRepository } from './cart-repository.port.js';
import { fingerprintOfKit, piecesOfKit, type RequestedKit, withExpress } from './kit.js';

export interface AddKit {
  readonly sessionId: string;
  readonly quantity: number;
  readonly kit: RequestedKit;
  /** The same key on the same session adds once, however often the call is repeated. */
  readonly idempotencyKey?: string;
}

export const KIT_CHANGED = [409, 'kit.changed', 'Las piezas del kit cambiaron: elimínalo y ármalo de nuevo.'] as const;

/** Adds, edits and removes kits: cart lines that share a `kitId` and change together. */
@Injectable()
export class ChangeKit {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly carts: CartRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Whether the kit was added now, and its pieces. A kit never joins another one. */
  async add({ sessionId, quantity, kit, idempotencyKey }: AddKit): Promise<[created: boolean, CartItem[]]> {
    const snapshot = await this.catalogue.current();
    assertQuantity(quantity, snapshot.pricing);
    const kitId = crypto.randomUUID();
    const pieces = piecesOfKit(kit, snapshot.pricing, kitId);
    const limits = { pieces: snapshot.pricing.limits.quantity, lines: MAX_LINES };
    return this.transaction.run(async () => {
      if (idempotencyKey) {
        const claim = { lineId: kitId, request: fingerprintOfKit(kit, quantity) };
        const first = await this.carts.claimKey(sessionId, idempotencyKey, claim);
        if (first.request !== claim.request) throw keyReused();
        if (first.lineId !== kitId) return [false, this.present(await this.carts.kit(first.lineId), snapshot)];
      }
      const pricedAt = this.clock.now();
      const lines: CartLine[] = [];
      for (const piece of pieces) {
        const own = { id: crypto.randomUUID(), sessionId, quantity, kitId, pricedAt };
        const line = Object.assign(new CartLine(), piece, own);
        const addition = await this.carts.add(line, limits);
        if (!('line' in addition)) throw cartFull(limits.lines);
        lines.push(addition.line);
      }
      return [true, this.present(lines, snapshot)];
    });
  }

  /** Changes the personalisation of every piece, at today's prices if that changes what the kit costs; positions and quantity stay. */
  async edit(kitId: string, kit: RequestedKit): Promise<CartItem[]> {
    const snapshot = await this.catalogue.current();
    return this.transaction.run(async () => {
      const before = await this.carts.findKitForUpdate(kitId);
      if (before.length === 0) throw unknownKit();
      const pieces = piecesOfKit(kit, snapshot.pricing, kitId);
      const isSame =
        before.length === pieces.length &&
        before.every(({ productId }) => pieces.some((it) => it.productId === productId));
      if (!isSame) throw errorOf(KIT_CHANGED);
      const edited = before.map((line) => ({
        line,
        piece: pieces.find(({ productId }) => productId === line.productId)!,
      }));
      const { allProducts, pricing } = snapshot;
      const keepsPrice = edited.every(({ line, piece }) =>
        isSamePrice(breakdownNow(line, allProducts, pricing), piece.breakdown),
      );
      const pricedAt = this.clock.now();
      for (const { line, piece } of edited) {
        const price = keepsPrice ? priceFields(line) : { pricedAt };
        await this.carts.replace(Object.assign(new CartLine(), line, piece, price), 0);
      }
      return this.present(await this.carts.kit(kitId), snapshot);
    });
  }

  /** Gives all pieces the express service, or takes it off all. */
  async setExpress(kitId: string, express: boolean): Promise<void> {
    const [lines, { pricing }] = await Promise.all([this.carts.kit(kitId), this.catalogue.current()]);
    await this.edit(kitId, withExpress(lines, express, pricing));
  }

  async setQuantity(kitId: string, quantity: number): Promise<CartItem[]> {
    const snapshot = await this.catalogue.current();
    assertQuantity(quantity, snapshot.pricing);
    return this.present(await this.carts.setKitQuantity(kitId, quantity), snapshot);
  }

  async remove(kitId: string): Promise<void> {
    if (!(await this.carts.removeKit(kitId))) throw unknownKit();
  }

  private present(lines: readonly CartLine[], { allProducts, pricing }: CatalogueSnapshot): CartItem[] {
    if (lines.length === 0) throw unknownKit();
    return cartItems(lines, allProducts, pricing, this.clock.now());
  }
}
