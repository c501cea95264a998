/** Reads that a replica of the database may answer, so that they cost the primary nothing. */
export abstract class ReplicaReads {
  /**
   * Runs `read`, whose repositories read from the replica when it has every change that was committed before this call, and from the
   * primary otherwise. `read` may run twice, so it changes nothing.
   */
  abstract run<T>(read: () => Promise<T>): Promise<T>;
}
