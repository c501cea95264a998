import type { Socket } from 'node:net';
import { ServiceUnavailableException } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';

interface Door {
  /** Calls inside at the same moment. */
  readonly atOnce: number;
  /** How long a call waits before it is told to come back later, milliseconds. */
  readonly patienceMs: number;
}

/** More would only wait inside: for one of the database's few connections, or for the payment provider. */
const USUAL: Door = { atOnce: 32, patienceMs: 60_000 };

/**
 * Lets a few calls in at once; the others wait in the order in which they came. A thousand people who pay at the same
 * moment cost the shop a thousand small bodies, not a thousand half-finished answers.
 */
export function takeTurns({ atOnce, patienceMs }: Door = USUAL): RequestHandler {
  let inside = 0;
  const waiting = new Set<() => void>();
  const leave = () => {
    inside -= 1;
    const [turn] = waiting;
    turn?.();
  };
  return ({ socket }, res, next) => {
    const enter = () => {
      inside += 1;
      whenOver(socket, res, leave);
      next();
    };
    if (inside < atOnce) return enter();
    const stopWaiting = () => {
      waiting.delete(turn);
      clearTimeout(timer);
      forget();
    };
    const turn = () => {
      stopWaiting();
      enter();
    };
    const giveUp = () => {
      stopWaiting();
      next(new ServiceUnavailableException());
    };
    waiting.add(turn);
    const forget = whenOver(socket, res, stopWaiting);
    const timer = setTimeout(giveUp, patienceMs);
  };
}

/**
 * Calls `listener` once: when the answer is sent or its connection is lost. The socket too, because an answer that waits
 * for the one before it on the same connection is not told. Tells how to stop listening.
 */
function whenOver(socket: Socket, res: Response, listener: () => void): () => void {
  const forget = () => {
    for (const one of [socket, res]) one.off('close', over);
  };
  const over = () => {
    forget();
    listener();
  };
  for (const one of [socket, res]) one.once('close', over);
  return forget;
}
