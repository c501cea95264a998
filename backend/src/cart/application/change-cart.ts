import { Injectable } from '@nestjs/common';
import {
  type AddOnField,
  chosenAddOns,
  CatalogueService,
  editedAddOns,
  findProduct,
  type Personalisation,
  type PriceLine,
  type Pricing,
  type Product,
  productOf,
  withoutUnused,
} from '../../catalogue/index.js';
import { Clock } from '../../common/clock.port.js';
import { type PieceDesign } from '../../common/piece-design.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { CartLine } from '../domain/cart.js';
import { keepsPrice } from '../domain/held-price.js';
import { type Addition, type BoughtLine, type CartLimits, CartRepository } from './cart-repository.port.js';
import { assertQuantity, cartFull, keyReused, lineFull, MAX_LINES, partOfKit, unknownLine } from './cart-refusals.js';
import {
  type CartItem,
  breakdownNow,
  cartItems,
  optionsKey,
  pieceOf,
  type RequestedPersonalisation,
  withDefaultEmbroidery,
} from './piece.js';

/** Changes to a line. */
export type PieceChanges = Partial<Omit<Personalisation, 'design' | 'photo'>> & {
  /** The questions that are answered anew; null is as in the photo. */
  readonly design?: Partial<PieceDesign>;
  /** Add-ons that are chosen or left out, by their fields; without effect on those that `addOns` names. */
  readonly addOnFields?: Partial<Record<AddOnField, boolean | null>>;
};

export interface AddToCart {
  readonly sessionId: string;
  readonly productId: number;
  readonly quantity: number;
  readonly personalisation: RequestedPersonalisation;
  /** The same key on the same session adds once, however often the call is repeated. */
  readonly idempotencyKey?: string;
}

/** Pieces of a cart line that were bought. */
export interface PurchasedPieces extends Omit<BoughtLine, 'optionsKey'> {
  /** Missing in purchases that were frozen before the key was kept with them. */
  readonly optionsKey?: string;
  readonly personalisation: Personalisation;
}

/** Adds, edits and removes lines. */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly carts: CartRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Whether a line was created, and the line with all its pieces. */
  async add({
    sessionId,
    productId,
    quantity,
    personalisation,
    idempotencyKey,
  }: AddToCart): Promise<[created: boolean, CartItem]> {
    const { products, pricing } = await this.catalogue.current();
    assertQuantity(quantity, pricing);
    const product = productOf({ products }, productId);
    const requested = withDefaultEmbroidery(personalisation, product);
    const piece = pieceOf(product, requested, pricing);
    const pricedAt = this.clock.now();
    const own = { id: crypto.randomUUID(), sessionId, quantity, kitId: null, pricedAt };
    const line = Object.assign(new CartLine(), piece, own);
    const limits = { pieces: pricing.limits.quantity, lines: MAX_LINES };
    const [created, kept] = idempotencyKey
      ? await this.transaction.run(() =>
          this.addOnce(line, limits, { key: idempotencyKey, request: requestHash(line, requested) }),
        )
      : stored(await this.carts.add(line, limits), limits);
    return [created, this.itemOf(kept, products, pricing)];
  }

  async setQuantity(id: string, quantity: number): Promise<CartItem> {
    const { products, pricing } = await this.catalogue.current();
    assertQuantity(quantity, pricing);
    const line = await this.carts.setQuantity(id, quantity);
    if (!line) throw await this.refusal(id);
    return this.itemOf(line, products, pricing);
  }

  /**
   * Changes the personalisation of a line, at today's price if that changes what it costs. Its position stays; an identical line is merged
   * into it.
   */
  async edit(id: string, { addOnFields = {}, design = {}, ...changes }: PieceChanges): Promise<CartItem> {
    const { products, pricing } = await this.catalogue.current();
    return this.transaction.run(async () => {
      const before = await this.carts.findLineForUpdate(id);
      if (!before) throw unknownLine();
      if (before.kitId !== null) throw partOfKit();
      const product = findProduct(products, before.productId);
      if (!product) throw new DomainError('invalid', 'cart.withdrawn', `${before.name} ya no está disponible.`);
      const current = withoutUnused(before.personalisation, pricing, product);
      const addOns = changes.addOns
        ? chosenAddOns(changes.addOns, addOnFields)
        : editedAddOns(current.addOns, addOnFields);
      // Without a new answer about its look, the piece stays as it was seen.
      const photo = Object.keys(design).length > 0 ? undefined : current.photo;
      const requested = { ...current, ...changes, addOns, design: { ...current.design, ...design }, photo };
      const piece = pieceOf(product, requested, pricing);
      const now = this.clock.now();
      const today = breakdownNow(before, products, pricing);
      const price = isSamePrice(today, piece.breakdown) ? priceFields(before) : { pricedAt: now };
      const line = Object.assign(new CartLine(), before, piece, price);
      const absorbed = await this.carts.mergeDuplicate(line);
      const pieces = absorbed?.quantity ?? 0;
      if (line.quantity + pieces > pricing.limits.quantity) throw lineFull(pricing.limits.quantity);
      if (absorbed && keepsPrice(absorbed, line.price, now)) Object.assign(line, priceFields(absorbed));
      const edited = await this.carts.replace(line, pieces);
      if (!edited) throw unknownLine();
      return this.itemOf(edited, products, pricing);
    });
  }

  async remove(id: string): Promise<void> {
    if (!(await this.carts.remove(id))) throw await this.refusal(id);
  }

  clear(sessionId: string): Promise<void> {
    return this.carts.clear(sessionId);
  }

  /** Undoes a removal: the lines are as they were, at the price at which they were added. */
  async restore(sessionId: string, ids: readonly string[]): Promise<void> {
    const { pricing } = await this.catalogue.current();
    await this.transaction.run(async () => {
      await this.carts.lock(sessionId);
      const present = await this.carts.lines(sessionId);
      const missing = await this.carts.restorable(sessionId, ids);
      if (present.length + missing.length > MAX_LINES) throw cartFull(MAX_LINES);
      await this.carts.restore(sessionId, missing, pricing.limits.quantity);
    });
  }

  /** Takes out what an order bought; see {@link CartRepository.takeBought}. */
  takeBought(sessionId: string, bought: readonly PurchasedPieces[]): Promise<void> {
    const lines = bought.map((line) => ({ ...line, optionsKey: line.optionsKey ?? optionsKey(line.personalisation) }));
    return this.carts.takeBought(sessionId, lines);
  }

  private itemOf(line: CartLine, products: readonly Product[], pricing: Pricing): CartItem {
    return cartItems([line], products, pricing, this.clock.now())[0]!;
  }

  private async refusal(id: string): Promise<DomainError> {
    return (await this.carts.line(id)) ? partOfKit() : unknownLine();
  }

  private async addOnce(
    line: CartLine,
    limits: CartLimits,
    { key, request }: { readonly key: string; readonly request: string },
  ): Promise<[created: boolean, CartLine]> {
    const claim = { lineId: line.id, request };
    const first = await this.carts.claimKey(line.sessionId, key, claim);
    if (first.request !== claim.request) throw keyReused();
    if (first.lineId !== line.id) {
      const earlier = await this.carts.line(first.lineId);
      if (!earlier) throw unknownLine();
      return [false, earlier];
    }
    const [created, kept] = stored(await this.carts.add(line, limits), limits);
    if (!created) await this.carts.settleKey(line.sessionId, key, kept.id);
    return [created, kept];
  }
}

/** Whether two ways to make a piece cost the same today, line by line. */
export function isSamePrice(a: readonly PriceLine[] | undefined, b: readonly PriceLine[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a line costs, and since when. */
export function priceFields({
  price,
  breakdown,
  pricedAt,
}: CartLine): Pick<CartLine, 'price' | 'breakdown' | 'pricedAt'> {
  return { price, breakdown, pricedAt };
}

function stored(addition: Addition, limits: CartLimits): [created: boolean, CartLine] {
  if ('line' in addition) return [addition.outcome === 'created', addition.line];
  if (addition.outcome === 'line_full') throw lineFull(limits.pieces);
  throw cartFull(limits.lines);
}

/** Hash of the request without prices and offers, which may change between a call and its repetition. */
function requestHash({ productId, quantity }: CartLine, requested: Personalisation): string {
  return contentHash(JSON.stringify([productId, quantity, optionsKey(requested)]));
}
