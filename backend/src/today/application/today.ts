import { Injectable } from '@nestjs/common';
import { Workbench } from '../../workbench/index.js';
import { ConversationAdmin } from '../../chatbot/index.js';
import type { Pesos } from '../../common/money.js';
import { PhotoAdmin } from '../../finished-photos/index.js';
import type { StaffRole } from '../../identity/index.js';
import { OrderOverview } from '../../orders/index.js';
import { ListOpenMoney } from '../../open-money/index.js';
import { RefundList } from '../../refunds/index.js';
import { RequestAdmin, type WaitingRequests } from '../../requests/index.js';
import { ShopSettings } from '../../settings/index.js';

/** Counts of the other modules stop here, too. */
const MAX_COUNTED = 1_000;

/** Numbers of tasks that wait for staff. */
interface Work {
  /** Date in Bogota: '2026-11-25'. */
  readonly today: string;
  /** Orders whose last promised day is over. */
  readonly overdue: number;
  /** Orders whose last promised day is today. */
  readonly dueToday: number;
  /** Orders with a piece that the workbench cannot make. */
  readonly stopped: number;
  /** Payments that somebody must look at, with orders in review. */
  readonly moneyToReview: number;
  /** Orders that wait for their transfer. */
  readonly transfers: number;
  /** Refunds that are not made yet, and those of them whose last day is over. */
  readonly refunds: { readonly open: number; readonly overdue: number };
  /** Requests of customers without an answer. */
  readonly requests: WaitingRequests;
  /** Accepted withdrawals without a refund. */
  readonly unrefunded: WaitingRequests;
  /** Photos of finished pieces that wait for the answer of the customer. */
  readonly photosWaiting: number;
  /** Photos in which the customer saw an error. */
  readonly photosWithError: number;
}

/** The numbers that a staff member's role may see. */
export interface TodayOf extends Omit<Work, 'refunds'> {
  /** Conversations that wait for a person. */
  readonly chats: number;
  /** Null for the workshop. */
  readonly refunds: Work['refunds'] | null;
  /** Money that arrived today, since Monday and since the first of the month; null for the workshop. */
  readonly sold: { readonly today: Pesos; readonly week: Pesos; readonly month: Pesos } | null;
  /** Keys of the shop's data that are missing before it opens. */
  readonly missing: readonly string[];
}

/**
 * Reads the waiting tasks from the other modules, each as a count or a short list. One after the other: every open panel asks for them,
 * and the pool's connections are for the shoppers too.
 */
@Injectable()
export class TodaysWork {
  constructor(
    private readonly orders: OrderOverview,
    private readonly workbench: Workbench,
    private readonly money: ListOpenMoney,
    private readonly refunds: RefundList,
    private readonly requests: RequestAdmin,
    private readonly photos: PhotoAdmin,
  ) {}

  async read(): Promise<Work> {
    const { inReview, ...orders } = await this.orders.todaysOrders();
    const stopped = await this.workbench.countStopped();
    const payments = await this.money.count();
    const refunds = await this.refunds.due();
    const requests = await this.requests.countOpen();
    const unrefunded = await this.requests.countUnrefunded();
    const photos = await this.photos.countOpen();
    return {
      ...orders,
      stopped,
      refunds,
      requests,
      unrefunded,
      photosWaiting: photos.waiting,
      photosWithError: photos.error,
      moneyToReview: Math.min(MAX_COUNTED, inReview + payments),
    };
  }
}

/** The numbers on the first page of the panel, for the role of the staff member. */
@Injectable()
export class Today {
  constructor(
    private readonly work: TodaysWork,
    private readonly conversations: ConversationAdmin,
    private readonly orders: OrderOverview,
    private readonly settings: ShopSettings,
  ) {}

  /** Only the owner sees refunds and money. */
  async of(role: StaffRole | null): Promise<TodayOf> {
    const isOwner = role === 'duena';
    const work = await this.work.read();
    const chats = await this.conversations.countWaiting();
    const sold = isOwner ? await this.orders.sold() : null;
    const missing = await this.settings.missing();
    return { ...work, chats, refunds: isOwner ? work.refunds : null, sold, missing };
  }
}
