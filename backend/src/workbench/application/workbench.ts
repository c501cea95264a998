import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { DAY_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { type Order, OrderReader } from '../../orders/index.js';
import { WorkbenchPress, type PieceState, piecesOf, pieceState, type PressKind } from '../domain/workbench-press.js';
import { WorkbenchPresses } from './workbench-presses.port.js';

/** Orders that the workbench shows. */
const MAX_ORDERS = 60;
const MAX_COUNTED = 1_000;
/** Presses of one order: far more than its pieces need. */
const MAX_PRESSES = 1_000;

export const PIECE_UNKNOWN = [404, 'bench.piece_not_found', 'No encontramos esta pieza.'] as const;
export const TOO_MANY_PRESSES = [422, 'bench.too_many', 'Este pedido ya tiene demasiadas marcas.'] as const;

/** An order to make, with the state of each piece. */
export interface WorkbenchOrder {
  readonly order: Order;
  readonly pieces: readonly PieceState[];
}

const ACTS: Record<PressKind, string> = {
  done: 'marcó como lista una pieza de',
  undone: 'quitó la marca de lista a una pieza de',
  problem: 'avisó de un problema con una pieza de',
  solved: 'resolvió el problema de una pieza de',
};

/** The workbench: the orders to make by due date, and what was pressed for each piece. */
@Injectable()
export class Workbench {
  constructor(
    private readonly presses: WorkbenchPresses,
    private readonly orders: OrderReader,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Paid orders that have not left, the earliest promised day first. */
  async queue(): Promise<WorkbenchOrder[]> {
    const orders = await this.orders.toMake(MAX_ORDERS);
    const presses = await this.presses.ofOrders(orders.map(({ id }) => id));
    return orders.map((order) => toWorkbenchOrder(order, presses));
  }

  /** The same as a screen of the workshop, with names of customers: one look a day is in the audit log. */
  async queueFor(actor: StaffMember): Promise<WorkbenchOrder[]> {
    const orders = await this.queue();
    const look = { action: 'miró la cola del taller', subject: { type: 'bench', id: 'queue' }, oncePer: DAY_MS };
    if (orders.length > 0) await this.audit.recordRead({ actor, ...look });
    return orders;
  }

  /** Number of orders to make, shown or not, with a piece that the workbench cannot make; at most `MAX_COUNTED`. */
  countStopped(): Promise<number> {
    return this.presses.countStoppedOrders(MAX_COUNTED);
  }

  /**
   * Records a press; a repetition changes nothing. Two tablets at once follow each other by the lock of the order.
   * Throws `order.not_found` and `bench.piece_not_found`.
   */
  press(
    press: Pick<WorkbenchPress, 'id' | 'orderId' | 'line' | 'unit' | 'kind' | 'reason'>,
    actor: StaffMember,
  ): Promise<PieceState> {
    return this.transaction.run(async () => {
      const order = await this.orders.lock(press.orderId);
      const { line, unit, kind } = press;
      if (unit >= (order.purchase.lines[line]?.quantity ?? 0)) throw errorOf(PIECE_UNKNOWN);
      const earlier = await this.presses.ofOrders([order.id]);
      if (earlier.length >= MAX_PRESSES) throw errorOf(TOO_MANY_PRESSES);
      const made = Object.assign(new WorkbenchPress(), press, { at: this.clock.now(), actor: actor.email });
      if (!(await this.presses.add(made))) return pieceState(press, earlier);
      const { number } = order;
      const subject = { type: 'order', id: number };
      await this.audit.record({ kind: 'order_piece', actor, action: `${ACTS[kind]} ${number}`, subject });
      return pieceState({ line, unit }, [...earlier, made]);
    });
  }
}

function toWorkbenchOrder(order: Order, presses: readonly WorkbenchPress[]): WorkbenchOrder {
  const own = presses.filter(({ orderId }) => orderId === order.id);
  const pieces = piecesOf(order.purchase.lines.map(({ quantity }) => quantity));
  return { order, pieces: pieces.map((piece) => pieceState(piece, own)) };
}
