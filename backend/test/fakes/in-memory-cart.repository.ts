import {
  type Addition,
  type BoughtLine,
  type CartLimits,
  CartRepository,
  type Claim,
} from '../../src/cart/application/cart-repository.port.js';
import { CartLine } from '../../src/cart/domain/cart.js';
import { keepsPrice } from '../../src/cart/domain/held-price.js';

/** Carts in memory. Without parallel transactions, locks do nothing. */
export class InMemoryCartRepository extends CartRepository {
  private kept: CartLine[] = [];
  private removed: { line: CartLine; position: number }[] = [];
  private readonly keys = new Map<string, Claim>();

  add(line: CartLine, limits: CartLimits): Promise<Addition> {
    const identical = this.kept.find((other) => isIdentical(other, line));
    const lines = this.kept.filter(({ sessionId }) => sessionId === line.sessionId);
    if (!identical) {
      if (lines.length >= limits.lines) return Promise.resolve({ outcome: 'cart_full' });
      this.kept.push(copy(line));
      return Promise.resolve({ outcome: 'created', line: copy(line) });
    }
    const quantity = identical.quantity + line.quantity;
    if (quantity > limits.pieces) return Promise.resolve({ outcome: 'line_full' });
    const { price, breakdown, pricedAt, name, image } = line;
    Object.assign(identical, { quantity, name, image });
    if (!keepsPrice(identical, price, pricedAt)) Object.assign(identical, { price, breakdown, pricedAt });
    return Promise.resolve({ outcome: 'incremented', line: copy(identical) });
  }

  lines(sessionId: string): Promise<CartLine[]> {
    return Promise.resolve(this.kept.filter((line) => line.sessionId === sessionId).map(copy));
  }

  line(id: string): Promise<CartLine | null> {
    const line = this.kept.find((candidate) => candidate.id === id);
    return Promise.resolve(line ? copy(line) : null);
  }

  kit(kitId: string): Promise<CartLine[]> {
    return Promise.resolve(this.kept.filter((line) => line.kitId === kitId).map(copy));
  }

  findKitForUpdate(kitId: string): Promise<CartLine[]> {
    return this.kit(kitId);
  }

  setKitQuantity(kitId: string, quantity: number): Promise<CartLine[]> {
    for (const line of this.kept) if (line.kitId === kitId) line.quantity = quantity;
    return this.kit(kitId);
  }

  removeKit(kitId: string): Promise<boolean> {
    return Promise.resolve(this.dropForNow((line) => line.kitId === kitId).length > 0);
  }

  setQuantity(id: string, quantity: number): Promise<CartLine | null> {
    const line = this.kept.find((candidate) => candidate.id === id && candidate.kitId === null);
    if (!line) return Promise.resolve(null);
    line.quantity = quantity;
    return this.line(id);
  }

  remove(id: string): Promise<boolean> {
    const [line] = this.dropForNow((candidate) => candidate.id === id && candidate.kitId === null);
    return Promise.resolve(line !== undefined);
  }

  clear(sessionId: string): Promise<void> {
    this.dropForNow((line) => line.sessionId === sessionId);
    return Promise.resolve();
  }

  restorable(sessionId: string, ids: readonly string[]): Promise<string[]> {
    const own = this.removed.map(({ line }) => line).filter((line) => line.sessionId === sessionId);
    const kits = own.flatMap(({ id, kitId }) => (kitId && ids.includes(id) ? kitId : []));
    return Promise.resolve(
      own.filter(({ id, kitId }) => ids.includes(id) || (kitId && kits.includes(kitId))).map(({ id }) => id),
    );
  }

  restore(sessionId: string, ids: readonly string[], pieces: number): Promise<void> {
    const back = this.removed.filter(({ line }) => line.sessionId === sessionId && ids.includes(line.id));
    this.removed = this.removed.filter((one) => !back.includes(one));
    for (const { line, position } of back) {
      const identical = this.kept.find((other) => isIdentical(other, line));
      if (identical) line.quantity = Math.min(identical.quantity + line.quantity, pieces);
      const restored = identical ? Object.assign(identical, { quantity: line.quantity }) : line;
      this.kept = this.kept.filter((other) => other !== identical);
      this.kept.splice(position, 0, restored);
    }
    return Promise.resolve();
  }

  takeBought(sessionId: string, bought: readonly BoughtLine[]): Promise<void> {
    for (const { id, quantity, optionsKey } of bought) {
      this.removed = this.removed.filter(({ line }) => line.id !== id);
      const line = this.kept.find((candidate) => candidate.id === id && candidate.sessionId === sessionId);
      if (!line) continue;
      const isSame = line.optionsKey === optionsKey;
      if (isSame && line.quantity <= quantity) this.drop((candidate) => candidate === line);
      else Object.assign(line, { id: crypto.randomUUID(), quantity: line.quantity - (isSame ? quantity : 0) });
    }
    return Promise.resolve();
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  findLineForUpdate(id: string): Promise<CartLine | null> {
    return this.line(id);
  }

  mergeDuplicate(line: CartLine): Promise<CartLine | null> {
    const [duplicate] = this.drop((other) => other.id !== line.id && isIdentical(other, line));
    for (const [key, claim] of this.keys) {
      if (claim.lineId === duplicate?.id) this.keys.set(key, { ...claim, lineId: line.id });
    }
    return Promise.resolve(duplicate ?? null);
  }

  replace(line: CartLine, morePieces: number): Promise<CartLine | null> {
    const kept = this.kept.find(({ id }) => id === line.id);
    if (kept) Object.assign(kept, copy(line), { quantity: kept.quantity + morePieces });
    return this.line(line.id);
  }

  claimKey(sessionId: string, key: string, claim: Claim): Promise<Claim> {
    const first = this.keys.get(`${sessionId} ${key}`) ?? claim;
    this.keys.set(`${sessionId} ${key}`, first);
    return Promise.resolve(first);
  }

  settleKey(sessionId: string, key: string, lineId: string): Promise<void> {
    const claim = this.keys.get(`${sessionId} ${key}`);
    if (claim) this.keys.set(`${sessionId} ${key}`, { ...claim, lineId });
    return Promise.resolve();
  }

  private dropForNow(isDropped: (line: CartLine) => boolean): CartLine[] {
    this.kept.forEach((line, position) => isDropped(line) && this.removed.push({ line, position }));
    return this.drop(isDropped);
  }

  private drop(isDropped: (line: CartLine) => boolean): CartLine[] {
    const dropped = this.kept.filter(isDropped);
    this.kept = this.kept.filter((line) => !dropped.includes(line));
    return dropped;
  }
}

function copy(line: CartLine): CartLine {
  return Object.assign(new CartLine(), structuredClone({ ...line }));
}

function isIdentical(a: CartLine, b: CartLine): boolean {
  const sameProduct = a.sessionId === b.sessionId && a.productId === b.productId;
  return sameProduct && a.optionsKey === b.optionsKey;
}
