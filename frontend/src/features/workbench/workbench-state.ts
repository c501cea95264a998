import type { WorkbenchOrderDto, WorkbenchPieceDto, WorkbenchPressDto } from '../../api/workbench.api';

/** A press with the time at which it was made here. */
export type Press = WorkbenchPressDto & { at: string };

/** The queue after presses that the server has not received yet, by the same rules as the server. */
export function afterPresses(orders: readonly WorkbenchOrderDto[], presses: readonly Press[]): WorkbenchOrderDto[] {
  return orders.map((order) => ({
    ...order,
    pieces: order.pieces.map((piece) =>
      presses
        .filter(({ orderId, line, unit }) => orderId === order.id && line === piece.line && unit === piece.unit)
        .reduce(afterPress, piece),
    ),
  }));
}

function afterPress(piece: WorkbenchPieceDto, { kind, reason, at }: Press): WorkbenchPieceDto {
  switch (kind) {
    case 'done':
      return { ...piece, doneAt: piece.doneAt ?? at, problem: null };
    case 'undone':
      return { ...piece, doneAt: null };
    case 'problem':
      return { ...piece, problem: reason ?? 'ask' };
    case 'solved':
      return { ...piece, problem: null };
  }
}

/** A piece of the queue with its order. */
export interface QueueEntry {
  order: WorkbenchOrderDto;
  piece: WorkbenchPieceDto;
  key: string;
}

export function queueOf(orders: readonly WorkbenchOrderDto[]): QueueEntry[] {
  return orders.flatMap((order) =>
    order.pieces.map((piece) => ({ order, piece, key: `${order.id}-${piece.line}-${piece.unit}` })),
  );
}

/** The first piece after `key` that is neither finished nor stopped by a problem; from the beginning when there is none. */
export function nextInQueue(queue: readonly QueueEntry[], key?: string): QueueEntry | undefined {
  const from = queue.findIndex((entry) => entry.key === key) + 1;
  const rest = [...queue.slice(from), ...queue.slice(0, from)];
  return rest.find(({ piece }) => !piece.doneAt && !piece.problem);
}
