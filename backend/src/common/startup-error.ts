/** A reason not to start that a person can fix: printed as one sentence, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
