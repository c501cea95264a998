import { randomBytes } from 'node:crypto';

interface GraphErrorDetails {
  status?: number;
  type?: string;
  subcode?: number;
  details?: string;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** An error answer of the Graph API, in its own shape. */
export class GraphError extends Error {
  constructor(
    readonly code: number,
    readonly title: string,
    private readonly more: GraphErrorDetails = {},
  ) {
    super(title);
  }

  get status(): number {
    return this.more.status ?? 400;
  }

  get retryAfterSeconds(): number | undefined {
    return this.more.retryAfterSeconds;
  }

  toBody(): object {
    const { type = 'OAuthException', subcode, details } = this.more;
    return {
      error: {
        message: `(#${this.code}) ${this.title}`,
        type,
        code: this.code,
        ...(details && { error_data: { messaging_product: 'whatsapp', details } }),
        ...(subcode && { error_subcode: subcode }),
        fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
      },
    };
  }

  /** As a delivery status reports it. */
  toStatusError(): object {
    const { title, code } = this;
    return { code, title, message: title, error_data: { details: this.more.details ?? title } };
  }
}

const KNOWN: Readonly<Record<number, readonly [title: string, more?: GraphErrorDetails]>> = {
  0: ['AuthException', { status: 401 }],
  2: ['Service temporarily unavailable', { status: 503 }],
  4: ['Application request limit reached', { status: 400 }],
  10: ['Application does not have permission for this action', { status: 403 }],
  190: ['Invalid OAuth access token', { status: 401 }],
  368: ['Temporarily blocked for policies violations', { status: 403 }],
  80007: ['Rate limit issues'],
  130429: ['Rate limit hit', { details: 'Cloud API message throughput has been reached.' }],
  131000: ['Something went wrong', { status: 500, details: 'Message failed to send due to an unknown error.' }],
  131016: ['Service unavailable', { status: 500 }],
  131026: ['Message undeliverable', { details: 'Message Undeliverable.' }],
  131042: ['Business eligibility payment issue', { details: 'There is an error related to your payment method.' }],
  131047: [
    'Re-engagement message',
    {
      details:
        'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
    },
  ],
  131051: ['Unsupported message type'],
  131056: [
    '(Business Account, Consumer Account) pair rate limit hit',
    {
      details:
        'Message failed to send because there were too many messages sent from this phone number to the same phone number.',
    },
  ],
};

/** The error with this code, as the platform answers it. */
export function graphError(code: number, changes: GraphErrorDetails = {}): GraphError {
  const [title, more] = KNOWN[code] ?? ['Simulated error'];
  return new GraphError(code, title, { ...more, ...changes });
}

export const missingParameter = (name: string) => new GraphError(100, `The parameter ${name} is required.`);

export const invalidParameter = (details: string) =>
  new GraphError(131009, 'Parameter value is not valid', { details });

export const unknownObject = (id: string) =>
  new GraphError(
    100,
    `Unsupported post request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    { type: 'GraphMethodException', subcode: 33 },
  );
