import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { siteOf } from '../throttling/network.js';

/** A network with more requests open at once waits for its turns; a browser opens six connections. */
const OPEN_WITHOUT_WAITING = 16;

/** Limit for one network in one round of the event loop, because requests that are answered at once are never open together. */
const BEGUN_IN_A_ROUND = 8;

/** Reading this many bytes of a body takes as long as another request. */
const BYTES_OF_A_TURN = 8_000;

/** What a body without a length counts as. */
const MAX_BODY_BYTES = 100_000;

/** How long the requests of a network that is alone are begun before the process looks for other work. */
const BURST_MS = 1;

/** How long a network counts as present after its last request. */
const PRESENT_MS = 500;

/** While others are present, waiting requests begin as fast as leaves this share of the process's thread idle. */
const IDLE_SHARE = 0.6;
const ADJUSTED_EVERY_MS = 20;
const MIN_PER_MS = 0.1;
const MAX_PER_MS = 20;

interface Network {
  readonly key: string;
  /** Turns of the requests that arrived and are not answered. */
  open: number;
  /** Of those of them that began at once. */
  light: number;
  /** Of those that began at once in this round of the event loop. */
  begun: number;
  readonly waiting: Set<Waiting>;
}

interface Waiting {
  readonly begin: () => void;
  readonly turns: number;
}

interface Presence {
  readonly key: string;
  readonly atMs: number;
}

const NOBODY: Presence = { key: '', atMs: -Infinity };

/** The share of time in which the thread worked; `since` an earlier reading. */
type ReadUtilization = (since?: EventLoopUtilization) => EventLoopUtilization;

/**
 * Shares the process's one thread among networks. Requests begin at once as long as their network has few of them open. Those of a
 * busy network wait in a queue, the busy networks take turns, and while others are present they get less than half of the thread: so no
 * client's number of connections makes others wait. A request that has begun holds no place, however slowly it is made or read.
 */
export class FairTurns {
  private readonly networks = new Map<string, Network>();
  /** Networks with waiting requests, in the order of their turns. */
  private readonly busy = new Set<Network>();
  /** Networks with requests that began at once in this round. */
  private readonly touched = new Set<Network>();
  private light = 0;
  /** The networks whose requests, begun at once, ended last. */
  private latest = NOBODY;
  private latestOther = NOBODY;
  private isScheduled = false;
  private perMs = 1;
  private allowance = 0;
  private allowedMs = 0;
  private adjustedMs = 0;
  private utilization: EventLoopUtilization;

  constructor(
    private readonly now = () => performance.now(),
    private readonly read: ReadUtilization = (since) => performance.eventLoopUtilization(since),
  ) {
    this.utilization = read();
  }

  /**
   * Calls `work` now or later, never after `end`, which the caller calls when the request is answered or its client has left. `turns`:
   * how many it counts as, see {@link turnsOf}.
   */
  enter(address: string, work: () => void, turns = 1): { readonly end: () => void } {
    const network = this.networkFor(siteOf(address));
    const isFirst = network.open === 0 && network.begun === 0;
    network.open += turns;
    const isFew = network.open <= OPEN_WITHOUT_WAITING && network.begun + turns <= BEGUN_IN_A_ROUND;
    if ((isFew || isFirst) && network.waiting.size === 0) {
      this.count(network, turns);
      this.light += turns;
      network.light += turns;
      work();
      return { end: once(() => this.endLight(network, turns)) };
    }
    // The request that happens to run when this one gets its turn must not lend it its log context and trace.
    const waiting = { begin: AsyncResource.bind(work), turns };
    network.waiting.add(waiting);
    this.busy.add(network);
    this.schedule();
    return { end: once(() => this.endWaiting(network, waiting)) };
  }

  private count(network: Network, turns: number): void {
    network.begun += turns;
    if (this.touched.size === 0) setImmediate(() => this.endRound());
    this.touched.add(network);
  }

  private endRound(): void {
    for (const network of this.touched) {
      network.begun = 0;
      if (network.open === 0) this.networks.delete(network.key);
    }
    this.touched.clear();
  }

  private endLight(network: Network, turns: number): void {
    this.light -= turns;
    network.light -= turns;
    if (this.latest.key !== network.key) this.latestOther = this.latest;
    this.latest = { key: network.key, atMs: this.now() };
    this.close(network, turns);
  }

  private endWaiting(network: Network, waiting: Waiting): void {
    if (network.waiting.delete(waiting) && network.waiting.size === 0) this.busy.delete(network);
    this.close(network, waiting.turns);
  }

  private close(network: Network, turns: number): void {
    network.open -= turns;
    if (network.open === 0 && network.begun === 0) this.networks.delete(network.key);
  }

  private networkFor(key: string): Network {
    const known = this.networks.get(key);
    if (known) return known;
    const network = { key, open: 0, light: 0, begun: 0, waiting: new Set<Waiting>() };
    this.networks.set(key, network);
    return network;
  }

  private schedule(): void {
    const [next] = this.busy;
    if (this.isScheduled || !next) return;
    this.isScheduled = true;
    const turn = () => {
      this.isScheduled = false;
      this.beginSome();
      this.schedule();
    };
    // The pause leaves the processor to the database that the others wait for.
    if (this.isBesideOthers(next)) setTimeout(turn, 1);
    else setImmediate(turn);
  }

  private isBesideOthers(network: Network): boolean {
    if (this.light > network.light || this.busy.size > 1) return true;
    const { atMs } = this.latest.key === network.key ? this.latestOther : this.latest;
    return this.now() - atMs < PRESENT_MS;
  }

  private beginSome(): void {
    const startedMs = this.now();
    this.adjust(startedMs);
    let [next] = this.busy;
    while (next && this.now() - startedMs < BURST_MS) {
      if (this.isBesideOthers(next)) {
        if (this.allowance < 1) return;
        const [first] = next.waiting;
        this.allowance -= first?.turns ?? 1;
      }
      this.beginOne(next);
      [next] = this.busy;
    }
  }

  /** Begins more or fewer requests from here on, by how busy the thread was. */
  private adjust(nowMs: number): void {
    const elapsedMs = Math.min(nowMs - this.allowedMs, ADJUSTED_EVERY_MS);
    this.allowance = Math.min(this.allowance + elapsedMs * this.perMs, Math.max(1, ADJUSTED_EVERY_MS * this.perMs));
    this.allowedMs = nowMs;
    if (nowMs - this.adjustedMs < ADJUSTED_EVERY_MS) return;
    this.adjustedMs = nowMs;
    const { utilization } = this.read(this.utilization);
    this.utilization = this.read();
    const factor = utilization > 1 - IDLE_SHARE ? 0.7 : 1.2;
    this.perMs = Math.min(MAX_PER_MS, Math.max(MIN_PER_MS, this.perMs * factor));
  }

  private beginOne(network: Network): void {
    const [first] = network.waiting;
    // To the end of the turns.
    this.busy.delete(network);
    if (!first) return;
    network.waiting.delete(first);
    if (network.waiting.size > 0) this.busy.add(network);
    first.begin();
  }
}

/** How many requests one counts as, by the length of its body that it announces. */
export function turnsOf({ headers }: IncomingMessage): number {
  const bytes = headers['transfer-encoding'] ? MAX_BODY_BYTES : Number(headers['content-length'] ?? 0);
  return 1 + Math.floor(Math.min(bytes, MAX_BODY_BYTES) / BYTES_OF_A_TURN);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

/** The address that Express calls `req.ip`, before Express: that many proxies in front of the shop are trusted. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (proxies === 0 || forwarded === undefined) return socket.remoteAddress ?? '';
  const addresses = String(forwarded)
    .split(',')
    .map((address) => address.trim());
  return addresses.at(-proxies) ?? addresses[0] ?? '';
}
