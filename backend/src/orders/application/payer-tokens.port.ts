/** Stores the tokens of browsers that began payments. Only digests are stored, so a copy of the table opens nothing. */
export abstract class PayerTokens {
  /** `subjectId` is a payment attempt's, or that of an order that waits for a bank transfer. */
  abstract bind(digest: string, subjectId: string): Promise<void>;

  /** The one of the tokens that is bound to one of the subjects; null when none is. */
  abstract boundTo(digests: readonly string[], subjectIds: readonly string[]): Promise<string | null>;
}
