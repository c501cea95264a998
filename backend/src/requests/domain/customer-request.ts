import { addBusinessDays } from '../../common/delivery.js';
import { errorOf } from '../../common/domain-error.js';
import { randomCode, UNAMBIGUOUS_CHARACTERS } from '../../common/random-code.js';
import { bogotaDay } from '../../common/time.js';
import { withdrawalMoneyBy } from '../../common/withdrawal-right.js';

export const REQUEST_KINDS = ['withdrawal', 'guarantee'] as const;

/** `withdrawal`: the customer sends a plain piece back (Ley 1480, art. 47); `guarantee`: a piece failed (arts. 7 to 16). */
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['open', 'accepted', 'refused'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** A piece of the order that the request is about. */
export interface RequestedPiece {
  /** Its position in the order, from 0. */
  readonly position: number;
  /** Pieces of that line, at least one. */
  readonly quantity: number;
  /** The product's name when it was bought. */
  readonly name: string;
}

/**
 * Business days to answer: the terms of sale promise at most 15. A withdrawal is answered sooner, because its money is due 15 calendar days
 * after the request.
 */
const BUSINESS_DAYS_TO_ANSWER: Readonly<Record<RequestKind, number>> = { withdrawal: 5, guarantee: 15 };

export const ALREADY_ANSWERED = [409, 'request.answered', 'Otra persona ya respondió esta solicitud.'] as const;

/** A customer's request about pieces of an order, and the shop's answer. */
export class CustomerRequest {
  id!: string;
  /** `SOL-XXXXXX`, for questions about it. */
  number!: string;
  orderId!: string;
  kind!: RequestKind;
  pieces!: readonly RequestedPiece[];
  /** The customer's message; '' for none, and after the order was anonymised. */
  words!: string;
  createdAt!: Date;
  /** Last day to answer it, a calendar date in Bogota. */
  answerBy!: string;
  state!: RequestState;
  /** The shop's words; '' while it is open, and after the order was anonymised. */
  answer!: string;
  answeredAt!: Date | null;
  /** Email of the staff member that answered; null while it is open, and when the erasure of the order closed it. */
  answeredBy!: string | null;

  static begin(
    fields: Pick<CustomerRequest, 'id' | 'orderId' | 'kind' | 'pieces' | 'words'>,
    now: Date,
  ): CustomerRequest {
    return Object.assign(new CustomerRequest(), {
      ...fields,
      number: `SOL-${randomCode(UNAMBIGUOUS_CHARACTERS, 6)}`,
      createdAt: now,
      answerBy: addBusinessDays(bogotaDay(now), BUSINESS_DAYS_TO_ANSWER[fields.kind]),
      state: 'open',
      answer: '',
      answeredAt: null,
      answeredBy: null,
    } as const);
  }

  /** Last day for the money of a withdrawal, a calendar date in Bogota; null for a guarantee, which is repaired. */
  get moneyBy(): string | null {
    return this.kind === 'withdrawal' ? withdrawalMoneyBy(this.createdAt) : null;
  }

  /** Throws when it is answered already. */
  decide(state: 'accepted' | 'refused', answer: string, by: string, at: Date): void {
    if (this.state !== 'open') throw errorOf(ALREADY_ANSWERED);
    Object.assign(this, { state, answer, answeredAt: at, answeredBy: by });
  }
}
