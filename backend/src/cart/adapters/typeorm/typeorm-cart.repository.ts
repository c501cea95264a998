import { Injectable } from '@nestjs/common';
import { fromStored, type StoredPersonalisation, toStored } from '../../../catalogue/index.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  type Addition,
  type BoughtLine,
  type CartLimits,
  CartRepository,
  type Claim,
} from '../../application/cart-repository.port.js';
import { CartLine } from '../../domain/cart.js';
import { heldSince } from '../../domain/held-price.js';
import * as sql from './cart.sql.js';

/**
 * Carts in PostgreSQL, each change one statement. Each change locks the cart's row first, so changes of one
 * cart come one after the other and no two of them wait for each other.
 */
@Injectable()
export class TypeOrmCartRepository extends CartRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(line: CartLine, { pieces, lines }: CartLimits): Promise<Addition> {
    const { sessionId, kitId, pricedAt } = line;
    const values = [...valuesOf(line), sessionId, pieces, lines, kitId, pricedAt, heldSince(pricedAt)];
    const [row] = await this.rows<StoredLine>(sql.ADD, values);
    if (row) return { outcome: row.id === line.id ? 'created' : 'incremented', line: toLine(row) };
    const identical = await this.rows(sql.IDENTICAL_LINE, [line.sessionId, line.productId, line.optionsKey]);
    return { outcome: identical.length > 0 ? 'line_full' : 'cart_full' };
  }

  async lines(sessionId: string): Promise<CartLine[]> {
    return (await this.rows<StoredLine>(sql.LINES, [sessionId])).map(toLine);
  }

  async line(id: string): Promise<CartLine | null> {
    const [row] = await this.rows<StoredLine>(sql.LINE, [id]);
    return row ? toLine(row) : null;
  }

  async kit(kitId: string): Promise<CartLine[]> {
    return (await this.rows<StoredLine>(sql.KIT, [kitId])).map(toLine);
  }

  async findKitForUpdate(kitId: string): Promise<CartLine[]> {
    await this.changed(sql.LOCK_CART_OF_KIT, [kitId]);
    return (await this.rows<StoredLine>(sql.KIT_FOR_UPDATE, [kitId])).map(toLine);
  }

  async setKitQuantity(kitId: string, quantity: number): Promise<CartLine[]> {
    await this.changed(sql.SET_KIT_QUANTITY, [kitId, quantity]);
    return this.kit(kitId);
  }

  async removeKit(kitId: string): Promise<boolean> {
    return (await this.rows(sql.REMOVE_KIT, [kitId])).length > 0;
  }

  async setQuantity(id: string, quantity: number): Promise<CartLine | null> {
    const [row] = await this.changed(sql.SET_QUANTITY, [id, quantity]);
    return row ? toLine(row) : null;
  }

  async remove(id: string): Promise<boolean> {
    return (await this.rows(sql.REMOVE, [id])).length > 0;
  }

  async clear(sessionId: string): Promise<void> {
    await this.rows(sql.CLEAR, [sessionId]);
  }

  async restorable(sessionId: string, ids: readonly string[]): Promise<string[]> {
    return (await this.rows<{ id: string }>(sql.RESTORABLE, [sessionId, ids])).map(({ id }) => id);
  }

  async restore(sessionId: string, ids: readonly string[], pieces: number): Promise<void> {
    await this.rows(sql.RESTORE, [sessionId, ids, pieces]);
  }

  async takeBought(sessionId: string, bought: readonly BoughtLine[]): Promise<void> {
    const lines = bought.map(({ id, quantity, optionsKey }) => ({ id, quantity, key: optionsKey }));
    await this.transaction.run(async () => {
      await this.lock(sessionId);
      await this.changed(sql.TAKE_BOUGHT, [sessionId, JSON.stringify(lines)]);
    });
  }

  async lock(sessionId: string): Promise<void> {
    await this.changed(sql.LOCK_CART, [sessionId]);
  }

  async findLineForUpdate(id: string): Promise<CartLine | null> {
    await this.changed(sql.LOCK_CART_OF_LINE, [id]);
    const [row] = await this.rows<StoredLine>(sql.LINE_FOR_UPDATE, [id]);
    return row ? toLine(row) : null;
  }

  async mergeDuplicate(line: CartLine): Promise<CartLine | null> {
    const [duplicate] = await this.rows<StoredLine>(sql.REMOVE_DUPLICATE, [
      line.id,
      line.sessionId,
      line.productId,
      line.optionsKey,
    ]);
    return duplicate ? toLine(duplicate) : null;
  }

  async replace(line: CartLine, morePieces: number): Promise<CartLine | null> {
    const [row] = await this.changed(sql.REPLACE, [...valuesOf({ ...line, quantity: morePieces }), line.pricedAt]);
    return row ? toLine(row) : null;
  }

  async claimKey(sessionId: string, key: string, { lineId, request }: Claim): Promise<Claim> {
    const claim = [sessionId, key, lineId, request];
    const [row] = await this.transaction.manager.query<[Claim]>(sql.CLAIM_KEY, claim);
    return row;
  }

  async settleKey(sessionId: string, key: string, lineId: string): Promise<void> {
    await this.transaction.manager.query(sql.SETTLE_KEY, [sessionId, key, lineId]);
  }

  private rows<Row>(statement: string, parameters: unknown[]): Promise<Row[]> {
    return this.transaction.manager.query<Row[]>(statement, parameters);
  }

  /** TypeORM answers UPDATE and DELETE with the rows and their number. */
  private async changed(statement: string, parameters: unknown[]): Promise<StoredLine[]> {
    const [rows] = await this.transaction.manager.query<[StoredLine[], number]>(statement, parameters);
    return rows;
  }
}

type StoredLine = Omit<CartLine, 'personalisation'> & { readonly personalisation: StoredPersonalisation };

function toLine(row: StoredLine): CartLine {
  return Object.assign(new CartLine(), row, { personalisation: fromStored(row.personalisation) });
}

/** The first nine parameters of the statements that store a line. */
function valuesOf(line: CartLine): unknown[] {
  const { id, productId, optionsKey, name, image, quantity, price } = line;
  const [breakdown, personalisation] = [JSON.stringify(line.breakdown), JSON.stringify(toStored(line.personalisation))];
  return [id, productId, optionsKey, name, image, quantity, price, breakdown, personalisation];
}
