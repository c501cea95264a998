import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { FinishedPhotos, type OpenPhoto, type OpenPhotos } from '../../application/finished-photos.port.js';
import { FinishedPhoto } from '../../domain/finished-photo.js';

/** Current photos without an answer, apart from those of sent parcels. */
const UNANSWERED = 'replaced_at IS NULL AND answer IS NULL AND NOT has_left';

/**
 * Looks at the order of one photo after the other, in the order of the index. Without the limit PostgreSQL would join all orders in
 * production, because it cannot see that nearly all of these photos are of such an order.
 */
const ORDER_IN_PRODUCTION = `LATERAL (SELECT FROM shop_order WHERE shop_order.id = order_id AND status = 'in_production' LIMIT 1) AS making`;

/**
 * Two parts, each in the order of its index: errors of all orders, and photos without an answer of the orders in production. Only the
 * orders of the listed photos are read for their number.
 */
const OPEN = `
  SELECT open.id, number, erase_requested_at IS NOT NULL AS is_restricted FROM (
    (
      SELECT id, order_id, created_at, 0 AS part FROM finished_photo
      WHERE replaced_at IS NULL AND answer = 'error' AND release IS NULL
      ORDER BY created_at, id LIMIT $1
    )
    UNION ALL
    (
      SELECT id, order_id, created_at, 1 AS part FROM finished_photo CROSS JOIN ${ORDER_IN_PRODUCTION}
      WHERE ${UNANSWERED} AND (release IS NULL OR release->>'actor' IS NULL)
      ORDER BY created_at, id LIMIT $1
    )
  ) AS open
  JOIN shop_order ON shop_order.id = order_id
  ORDER BY part, open.created_at, open.id LIMIT $1`;

const COUNT_OPEN = `
  SELECT (
    SELECT count(*)::int FROM (
      SELECT FROM finished_photo WHERE replaced_at IS NULL AND answer = 'error' AND release IS NULL LIMIT $1
    ) AS capped
  ) AS error, (
    SELECT count(*)::int FROM (
      SELECT FROM finished_photo CROSS JOIN ${ORDER_IN_PRODUCTION}
      WHERE ${UNANSWERED} AND release IS NULL LIMIT $1
    ) AS capped
  ) AS waiting`;

@Injectable()
export class TypeOrmFinishedPhotos extends FinishedPhotos {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(photo: FinishedPhoto): Promise<void> {
    await this.transaction.manager.insert(FinishedPhoto, photo);
  }

  find(id: string): Promise<FinishedPhoto | null> {
    return this.transaction.manager.findOneBy(FinishedPhoto, { id });
  }

  byToken(tokenDigest: string): Promise<FinishedPhoto | null> {
    return this.transaction.manager.findOneBy(FinishedPhoto, { tokenDigest });
  }

  current(orderId: string): Promise<FinishedPhoto | null> {
    return this.transaction.manager.findOneBy(FinishedPhoto, { orderId, replacedAt: IsNull() });
  }

  ofOrders(orderIds: readonly string[], limit: number): Promise<FinishedPhoto[]> {
    const where = { orderId: In([...orderIds]) };
    return this.transaction.manager.find(FinishedPhoto, {
      where,
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  async open(limit: number): Promise<OpenPhoto[]> {
    const { manager } = this.transaction;
    const rows = await manager.query<{ id: string; number: string; is_restricted: boolean }[]>(OPEN, [limit]);
    const photos = await manager.findBy(FinishedPhoto, { id: In(rows.map(({ id }) => id)) });
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    return rows.flatMap(({ id, number: orderNumber, is_restricted: isRestricted }) => {
      const photo = byId.get(id);
      return photo ? [{ photo, orderNumber, isRestricted }] : [];
    });
  }

  async countOpen(limit: number): Promise<OpenPhotos> {
    return (await this.transaction.manager.query<[OpenPhotos]>(COUNT_OPEN, [limit]))[0];
  }

  async setLeft(orderId: string, hasLeft: boolean): Promise<void> {
    await this.transaction.manager.update(FinishedPhoto, { orderId, replacedAt: IsNull() }, { hasLeft });
  }

  async save({ id, answer, comment, answeredAt, release, replacedAt }: FinishedPhoto): Promise<void> {
    const changes = { answer, comment, answeredAt, release, replacedAt };
    await this.transaction.manager.update(FinishedPhoto, { id }, changes);
  }

  async remove(id: string): Promise<void> {
    await this.transaction.manager.delete(FinishedPhoto, { id });
  }
}
