import type { PrivacyRequest } from '../domain/privacy-request.js';

/** Stores requests until their mail is sent, and links until they are used or expire. */
export abstract class PrivacyRequests {
  abstract add(request: PrivacyRequest): Promise<void>;

  abstract find(id: string): Promise<PrivacyRequest | null>;

  /** Removes and returns the request of a token that is still valid. Of several calls at once only one gets it. */
  abstract take(tokenDigest: string, now: Date): Promise<PrivacyRequest | null>;

  abstract remove(id: string): Promise<void>;
}
