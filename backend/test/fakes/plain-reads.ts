import { ReplicaReads } from '../../src/common/replica-reads.port.js';

/** For fakes that keep everything in memory: there is one copy. */
export class PlainReads extends ReplicaReads {
  run<T>(read: () => Promise<T>): Promise<T> {
    return read();
  }
}
