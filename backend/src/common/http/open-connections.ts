import type { Socket } from 'node:net';
import { networkOf } from '../throttling/network.js';

/** Connections that are open at once. */
export interface ConnectionLimits {
  readonly total: number;
  /** Maximum for one network; undefined behind a proxy, which opens all connections itself. */
  readonly perNetwork: number | undefined;
}

interface Network {
  readonly key: string;
  count: number;
  /** Connections without a request in flight, the longest idle first. */
  readonly idle: Set<Socket>;
}

/**
 * Makes room for a new connection at a limit: the longest idle connection of the network that has most idle ones is closed.
 * So idle connections of one client cannot block others. A connection with a request in flight is never closed.
 */
export class OpenConnections {
  private total = 0;
  private readonly networks = new Map<string, Network>();
  private readonly networkOfSocket = new WeakMap<Socket, Network>();
  /** The networks by their number of idle connections, those that reached it first at the beginning. */
  private readonly byIdle = new Map<number, Set<Network>>();
  private maxIdle = 0;

  constructor(
    private readonly limits: ConnectionLimits,
    /** Is called for each connection that is closed because of a limit. */
    private readonly onClosed: () => void,
  ) {}

  /** Destroys the connection when there is no room and every other one has a request in flight. */
  add(socket: Socket): void {
    const key = networkOf(socket.remoteAddress ?? '');
    const network = this.networks.get(key) ?? { key, count: 0, idle: new Set<Socket>() };
    const { total, perNetwork = Infinity } = this.limits;
    if (network.count >= perNetwork) this.closeOldestIdle(network);
    else if (this.total >= total) this.closeOldestIdle(this.mostIdle());
    if (network.count >= perNetwork || this.total >= total) {
      socket.destroy();
      this.onClosed();
      return;
    }
    this.networks.set(key, network);
    this.networkOfSocket.set(socket, network);
    network.count += 1;
    this.total += 1;
    this.markIdle(socket);
    socket.once('close', () => this.remove(socket));
  }

  /** A request of the connection is in flight. */
  markBusy(socket: Socket): void {
    const network = this.networkOfSocket.get(socket);
    if (network?.idle.has(socket)) this.changeIdle(network, () => network.idle.delete(socket));
  }

  /** No request of the connection is in flight any more. */
  markIdle(socket: Socket): void {
    const network = this.networkOfSocket.get(socket);
    if (network && !socket.destroyed) this.changeIdle(network, () => network.idle.add(socket));
  }

  private closeOldestIdle(network: Network | undefined): void {
    const [socket] = network?.idle ?? [];
    if (!socket) return;
    this.remove(socket);
    socket.destroy();
    this.onClosed();
  }

  private mostIdle(): Network | undefined {
    const [network] = this.byIdle.get(this.maxIdle) ?? [];
    return network;
  }

  private remove(socket: Socket): void {
    const network = this.networkOfSocket.get(socket);
    if (!network) return;
    this.markBusy(socket);
    this.networkOfSocket.delete(socket);
    network.count -= 1;
    this.total -= 1;
    if (network.count === 0) this.networks.delete(network.key);
  }

  /** Moves the network to its new number of idle connections, which differs by one at most. */
  private changeIdle(network: Network, change: () => void): void {
    const before = network.idle.size;
    change();
    const now = network.idle.size;
    if (now === before) return;
    const group = this.byIdle.get(before);
    group?.delete(network);
    if (group?.size === 0) this.byIdle.delete(before);
    if (now > 0) this.byIdle.set(now, (this.byIdle.get(now) ?? new Set()).add(network));
    if (now > this.maxIdle) this.maxIdle = now;
    else if (before === this.maxIdle && !this.byIdle.has(before)) this.maxIdle = now;
  }
}
