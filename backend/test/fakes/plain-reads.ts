import { ReplicaReads } from '../../src/common/replica-reads.port.js';

/** Runs reads directly, for fakes in memory, which have no replica. */
export class PlainReads extends ReplicaReads {
  run<T>(read: () => Promise<T>): Promise<T> {
    return read();
  }
}
