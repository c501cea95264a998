import { ApiProperty } from '../../../common/http/api-docs.js';
import { type Instalment, instalmentsOf } from '../../domain/instalments.js';
import type { Order } from '../../domain/order.js';

const INSTALMENT_STATES = ['due', 'waiting', 'paid'] as const satisfies readonly Instalment['state'][];

/** A part of what an order by transfer costs. */
export class InstalmentDto {
  /**
   * Whole pesos.
   * @example 391000
   */
  amount!: number;

  /**
   * The reference that the customer writes into the transfer.
   * @example "SIG-7K2QXM-1"
   */
  reference!: string;

  /** `waiting`: it is asked for when the piece is finished, and may be paid before. */
  @ApiProperty({ enum: INSTALMENT_STATES, enumName: 'InstalmentState' })
  state!: Instalment['state'];

  /**
   * Last day to pay it, a date in Bogota; null once it is paid, and while it is not asked for.
   * @example "2026-12-02"
   */
  payBy!: string | null;

  /**
   * Time at which the payment was confirmed; null before.
   * @example "2026-11-26T15:00:00.000Z"
   */
  paidAt!: string | null;
}

/** Account for the transfer: the one that the customer of the order was shown. */
export class BankAccountDto {
  /**
   * The bank's name.
   * @example "Bancolombia"
   */
  bank!: string;

  /**
   * Kind of account.
   * @example "Ahorros"
   */
  type!: string;

  /**
   * Number of the account.
   * @example "000-000000-00"
   */
  number!: string;

  /**
   * Name of the account holder.
   * @example "Sigerist"
   */
  holder!: string;

  /** The shop no longer uses the account: pages ask not to transfer to it. */
  isWithdrawn!: boolean;

  /**
   * Opens a chat for the proof, with a draft that contains the order's number; null while the shop has no number for
   * chats, and the proof goes to its email address.
   * @example "https://wa.me/573000000000?text=Hola"
   */
  proofUrl!: string | null;
}

export function toInstalmentDtos(order: Order): InstalmentDto[] {
  return instalmentsOf(order).map((part) => ({ ...part, paidAt: part.paidAt && part.paidAt.toISOString() }));
}
