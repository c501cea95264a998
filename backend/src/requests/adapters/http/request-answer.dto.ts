import { ApiProperty } from '../../../common/http/api-docs.js';
import { isPersonalised } from '../../../common/withdrawal-right.js';
import type { OwnRequests } from '../../application/submit-request.js';
import type { RequestOfOrder } from '../../application/request-admin.js';
import {
  type CustomerRequest,
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '../../domain/customer-request.js';
import { requestable, type RequestTerm, termOf } from '../../domain/request-rules.js';

/** A piece that a request is about. */
export class NamedRequestedPieceDto {
  /**
   * Its position among the order's items, from 0.
   * @example 1
   */
  position!: number;

  /**
   * Pieces of that line.
   * @example 1
   */
  quantity!: number;

  /**
   * The product's name when it was bought.
   * @example "Cambiador"
   */
  name!: string;
}

/** A request and its answer. */
export class CustomerRequestDto {
  /**
   * Random.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * For questions about it.
   * @example "SOL-7K2QXM"
   */
  number!: string;

  /** Kind of request. */
  @ApiProperty({ enum: REQUEST_KINDS, enumName: 'RequestKind' })
  kind!: RequestKind;

  /** `open` until the shop answers. */
  @ApiProperty({ enum: REQUEST_STATES, enumName: 'RequestState' })
  state!: RequestState;

  /** The pieces concerned. */
  pieces!: NamedRequestedPieceDto[];

  /**
   * The customer's message; empty for none.
   * @example "Se descosió una reata"
   */
  words!: string;

  /**
   * Time of the request.
   * @example "2026-11-21T20:15:00.000Z"
   */
  createdAt!: string;

  /**
   * Last day to answer it, in Bogota.
   * @example "2026-12-15"
   */
  answerBy!: string;

  /**
   * The shop's words; empty while it is open.
   * @example ""
   */
  answer!: string;

  /**
   * Time of the answer; null while it is open.
   * @example null
   */
  @ApiProperty({ type: 'string', nullable: true })
  answeredAt!: string | null;
}

/** The same, for staff. */
export class StaffRequestDto extends CustomerRequestDto {
  /**
   * Id of the order.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  orderId!: string;

  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /**
   * Last day for the money of a withdrawal, in Bogota; null for a guarantee.
   * @example "2026-12-06"
   */
  @ApiProperty({ type: 'string', nullable: true })
  moneyBy!: string | null;
}

/** A page of requests. */
export class RequestPageDto {
  /** The requests. */
  items!: StaffRequestDto[];

  /**
   * For the next page; null on the last one.
   * @example null
   */
  @ApiProperty({ type: 'string', nullable: true })
  nextCursor!: string | null;
}

/** Whether a kind of request is possible now. */
export class RequestTermDto {
  /** Whether it can be made. */
  isOpen!: boolean;

  /**
   * Last day in Bogota; null before the delivery, from which the days count.
   * @example "2026-12-15"
   */
  @ApiProperty({ type: 'string', nullable: true })
  until!: string | null;
}

/** A line of the order, for a request. */
export class RequestablePieceDto extends NamedRequestedPieceDto {
  /** Made for one child: the law grants no right of withdrawal (art. 47, number 3, of Ley 1480). */
  isPersonalised!: boolean;

  /**
   * How many of them can be asked for: none while an open request is about the line, and none that the shop takes back already.
   * @example 1
   */
  left!: number;
}

/** The pieces that a customer can send back or claim the guarantee for, and the requests made. */
export class RequestOptionsDto {
  /** Sending plain pieces back. */
  withdrawal!: RequestTermDto;

  /** Claiming a failure. */
  guarantee!: RequestTermDto;

  /** The lines of the order. */
  pieces!: RequestablePieceDto[];

  /** The newest first. */
  requests!: CustomerRequestDto[];
}

export function toRequestDto(request: CustomerRequest): CustomerRequestDto {
  const { id, number, kind, state, pieces, words, createdAt, answerBy, answer, answeredAt } = request;
  return {
    id,
    number,
    kind,
    state,
    words,
    answerBy,
    answer,
    pieces: [...pieces],
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt && answeredAt.toISOString(),
  };
}

export function toStaffRequestDto({ request, orderNumber }: RequestOfOrder): StaffRequestDto {
  return { ...toRequestDto(request), orderId: request.orderId, orderNumber, moneyBy: request.moneyBy };
}

export function toRequestOptionsDto({ order, requests, now }: OwnRequests): RequestOptionsDto {
  const term = ({ isOpen, until }: RequestTerm) => ({ isOpen, until });
  return {
    withdrawal: term(termOf('withdrawal', order, now)),
    guarantee: term(termOf('guarantee', order, now)),
    pieces: order.purchase.lines.map((line, position) => ({
      position,
      quantity: line.quantity,
      name: line.name,
      isPersonalised: isPersonalised(line.personalisation),
      left: requestable(position, order, requests),
    })),
    requests: requests.map(toRequestDto),
  };
}
