/** A call by its key. */
export interface CallKey {
  readonly actor: string;
  readonly key: string;
}

/** The calls that have an `Idempotency-Key`, with their answers. */
export abstract class AnsweredCalls {
  /** Null when the key is new: it belongs to the caller's transaction now. Otherwise the earlier call, for whose end it waits. */
  abstract claim(
    call: CallKey & { readonly digest: string; readonly at: Date },
  ): Promise<{ readonly digest: string; readonly answer: unknown } | null>;

  abstract answer(call: CallKey, answer: unknown): Promise<void>;
}
