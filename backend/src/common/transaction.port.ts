/** Runs a piece of work in one database transaction; repositories called inside take part in it by themselves. */
export abstract class Transaction {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
