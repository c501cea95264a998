import {
  FinishedPhotos,
  type OpenPhoto,
  type OpenPhotos,
} from '../../src/finished-photos/application/finished-photos.port.js';
import { FinishedPhoto } from '../../src/finished-photos/domain/finished-photo.js';
import type { OrderStatus } from '../../src/orders/index.js';

/** The fields of an order that the list of open photos reads. */
interface KnownOrder {
  readonly id: string;
  readonly number: string;
  readonly eraseRequestedAt: Date | null;
  readonly status: OrderStatus;
}

/** Photos in memory; `orderOf` finds their orders. */
export class InMemoryFinishedPhotos extends FinishedPhotos {
  private readonly rows = new Map<string, FinishedPhoto>();

  constructor(private readonly orderOf: (id: string) => Promise<KnownOrder | null>) {
    super();
  }

  async add(photo: FinishedPhoto): Promise<void> {
    if (await this.current(photo.orderId)) throw new Error('The order has a current photo');
    this.rows.set(photo.id, copyOf(photo));
  }

  find(id: string): Promise<FinishedPhoto | null> {
    return Promise.resolve(this.first((photo) => photo.id === id));
  }

  byToken(tokenDigest: string): Promise<FinishedPhoto | null> {
    return Promise.resolve(this.first((photo) => photo.tokenDigest === tokenDigest));
  }

  current(orderId: string): Promise<FinishedPhoto | null> {
    return Promise.resolve(this.first((photo) => photo.orderId === orderId && photo.replacedAt === null));
  }

  ofOrders(orderIds: readonly string[], limit: number): Promise<FinishedPhoto[]> {
    const found = [...this.rows.values()].filter(({ orderId }) => orderIds.includes(orderId));
    return Promise.resolve(found.sort(byTime).reverse().slice(0, limit).map(copyOf));
  }

  async open(limit: number): Promise<OpenPhoto[]> {
    const [errors, unanswered]: [OpenPhoto[], OpenPhoto[]] = [[], []];
    for (const photo of [...this.rows.values()].sort(byTime)) {
      const order = photo.replacedAt ? null : await this.orderOf(photo.orderId);
      if (!order) continue;
      const open = { photo: copyOf(photo), orderNumber: order.number, isRestricted: order.eraseRequestedAt !== null };
      if (photo.state === 'error') errors.push(open);
      const isUnanswered = photo.state === 'waiting' || (photo.state === 'unanswered' && photo.answer === null);
      if (isUnanswered && !photo.hasLeft && order.status === 'in_production') unanswered.push(open);
    }
    return [...errors, ...unanswered].slice(0, limit);
  }

  async countOpen(limit: number): Promise<OpenPhotos> {
    const open = await this.open(Number.POSITIVE_INFINITY);
    const count = (state: string) => Math.min(limit, open.filter(({ photo }) => photo.state === state).length);
    return { waiting: count('waiting'), error: count('error') };
  }

  setLeft(orderId: string, hasLeft: boolean): Promise<void> {
    const current = [...this.rows.values()].find((photo) => photo.orderId === orderId && photo.replacedAt === null);
    if (current) current.hasLeft = hasLeft;
    return Promise.resolve();
  }

  save({ id, answer, comment, answeredAt, release, replacedAt }: FinishedPhoto): Promise<void> {
    Object.assign(this.rows.get(id)!, { answer, comment, answeredAt, release, replacedAt });
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.rows.delete(id);
    return Promise.resolve();
  }

  private first(matches: (photo: FinishedPhoto) => boolean): FinishedPhoto | null {
    const found = [...this.rows.values()].find(matches);
    return found ? copyOf(found) : null;
  }
}

function copyOf(photo: FinishedPhoto): FinishedPhoto {
  return Object.assign(new FinishedPhoto(), photo);
}

function byTime(one: FinishedPhoto, other: FinishedPhoto): number {
  return one.createdAt.getTime() - other.createdAt.getTime();
}
