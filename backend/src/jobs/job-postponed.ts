/** A handler throws this to end its job now and have it done again at `runAt`; the job does not count as failed. */
export class JobPostponedError extends Error {
  constructor(readonly runAt: Date) {
    super(`Postponed until ${runAt.toISOString()}`);
  }
}
