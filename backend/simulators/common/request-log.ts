const MAX_LOGGED = 5_000;

/** Logged part of a request: never its query, headers or body, which hold cards and personal data. */
interface LoggedRequest {
  /** ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** The newest requests that a simulator answered. */
export class RequestLog {
  readonly requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.requests.push(request);
    if (this.requests.length > MAX_LOGGED) this.requests.shift();
  }

  clear(): void {
    this.requests.length = 0;
  }
}
