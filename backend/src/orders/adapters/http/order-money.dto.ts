import { IsBoolean, IsDate, IsIn, IsNotEmpty, IsNumber, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { Moment } from '../../../common/http/moment-field.js';
import { CURRENCY } from '../../../common/money.js';
import { TextBlock, TextLine } from '../../../common/http/text-fields.js';
import { type Covers, type Entry, ENTRY_KINDS, type EntryKind, type OrderLedger } from '../../../money/index.js';

const COVERS = ['order', 'shipping', 'none'] as const satisfies readonly Covers[];
const AMOUNT_MESSAGE = 'Escribe el valor en pesos, sin centavos';
const DATE_MESSAGE = 'Escribe una fecha, por ejemplo 2026-11-21T10:00:00-05:00';

/** A movement of money. It never changes; a correction is another one. */
export class MoneyEntryDto {
  /**
   * Random.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * When the shop recorded it.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: string;

  /**
   * When it moved, as the provider or the bank says.
   * @example "2026-11-21T18:00:00.000Z"
   */
  movedAt!: string;

  /** `reversal`: a payment that the provider took back, or that was confirmed by mistake. */
  @ApiProperty({ enum: ENTRY_KINDS, enumName: 'EntryKind' })
  kind!: EntryKind;

  /**
   * Whole pesos, positive for every kind.
   * @example 445000
   */
  amount!: number;

  /**
   * `BANK_TRANSFER`, the provider's name of a method, or the way of a refund.
   * @example "BANK_TRANSFER"
   */
  method!: string;

  /**
   * The provider's transaction; null for money from bank to bank.
   * @example null
   */
  transactionId!: string | null;

  /**
   * The bank's reference, or that of an online payment; null for none.
   * @example "M1029384"
   */
  reference!: string | null;

  /**
   * The payment that a reversal takes back; null for every other entry.
   * @example null
   */
  reverses!: string | null;

  /** True for a payment that came without an order and was assigned to this one later; a correction removes it from the order again. */
  isGiven!: boolean;

  /** `shipping`: what the customer paid the carrier on delivery and got back. */
  @ApiProperty({ enum: COVERS, enumName: 'MoneyCovers' })
  covers!: Covers;

  /**
   * `shop`, `provider`, or the email of a staff member.
   * @example "taller@sigerist.co"
   */
  actor!: string;

  /**
   * Why, for a correction; empty for none.
   * @example ""
   */
  reason!: string;

  /**
   * A sentence about it; empty for none.
   * @example ""
   */
  note!: string;
}

/** What the owner accepted less for good. */
export class AllowanceDto {
  /**
   * Whole pesos.
   * @example 2000
   */
  amount!: number;

  /**
   * Why.
   * @example "El banco cobró $2.000"
   */
  reason!: string;

  /**
   * Email of the owner.
   * @example "ana@sigerist.co"
   */
  actor!: string;

  /**
   * Time of the decision.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: string;
}

/** An order's money, whole pesos. */
export class OrderMoneyDto {
  /**
   * What it costs, after the discount.
   * @example 782000
   */
  total!: number;

  /**
   * What the owner accepted less.
   * @example 0
   */
  allowed!: number;

  /**
   * Payments, without those that were reversed.
   * @example 782000
   */
  received!: number;

  /**
   * What was given back.
   * @example 0
   */
  returned!: number;

  /**
   * `received` less `returned`; negative after a payment was reversed of which a part had been given back.
   * @example 782000
   */
  held!: number;

  /**
   * What the customer still has to pay.
   * @example 0
   */
  owed!: number;

  /** The oldest first. */
  entries!: MoneyEntryDto[];

  /** The oldest first. */
  allowances!: AllowanceDto[];
}

/** A transfer that staff saw in the bank. */
export class ReceiptDto {
  /**
   * Whole pesos: all of what is owed, a part of it, or more, up to twice the order's total.
   * @example 100000
   */
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: AMOUNT_MESSAGE })
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** The shop receives Colombian pesos alone. */
  @IsOptional()
  @IsIn([CURRENCY], { message: 'La tienda solo recibe pesos colombianos (COP)' })
  currency?: string;

  /**
   * The bank's, at most 100 characters.
   * @example "M1029384"
   */
  @MaxLength(100, { message: 'La referencia puede tener máximo 100 caracteres' })
  @IsNotEmpty({ message: 'Escribe la referencia de la transferencia' })
  @IsString({ message: 'Escribe la referencia de la transferencia' })
  @TextLine()
  reference!: string;

  /**
   * When the bank says that it arrived: not in the future, and not before the order. Now by default.
   * @example "2026-11-21T10:00:00-05:00"
   */
  @IsOptional()
  @IsDate({ message: DATE_MESSAGE })
  @Moment()
  movedAt?: Date;

  /**
   * For the customer's mail, at most 500 characters.
   * @example "Gracias por el abono"
   */
  @IsOptional()
  @MaxLength(500, { message: 'La nota puede tener máximo 500 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  note?: string;
}

/** A confirmation that was made on the wrong order. */
export class ReceiptReversalDto {
  /**
   * Why, at most 500 characters. Staff and books alone see it.
   * @example "Era del pedido SIG-9T3MPA"
   */
  @MaxLength(500, { message: 'La razón puede tener máximo 500 caracteres' })
  @IsNotEmpty({ message: 'Escribe la razón' })
  @IsString({ message: 'Escribe la razón' })
  @TextBlock()
  reason!: string;

  /** Mails the customer that the order waits for its money again. */
  @IsOptional()
  @IsBoolean({ message: 'Debe ser verdadero o falso' })
  mail?: boolean;
}

/** What the owner accepts less. */
export class GiveAllowanceDto {
  /**
   * Whole pesos, at most what the order owes.
   * @example 2000
   */
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: AMOUNT_MESSAGE })
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /**
   * Why, at most 500 characters.
   * @example "El banco cobró $2.000"
   */
  @MaxLength(500, { message: 'La razón puede tener máximo 500 caracteres' })
  @IsNotEmpty({ message: 'Escribe la razón' })
  @IsString({ message: 'Escribe la razón' })
  @TextBlock()
  reason!: string;
}

export function toMoneyEntryDto(entry: Entry): MoneyEntryDto {
  const { id, at, movedAt, kind, amount, method, transactionId, reference, reverses, isGiven, covers } = entry;
  const { actor, reason, note } = entry;
  const times = { at: at.toISOString(), movedAt: movedAt.toISOString() };
  return {
    id,
    ...times,
    kind,
    amount,
    method,
    transactionId,
    reference,
    reverses,
    isGiven,
    covers,
    actor,
    reason,
    note,
  };
}

export function toOrderMoneyDto({ entries, allowances, ...money }: OrderLedger): OrderMoneyDto {
  return {
    ...money,
    entries: entries.map(toMoneyEntryDto),
    allowances: allowances.map(({ amount, reason, actor, at }) => ({ amount, reason, actor, at: at.toISOString() })),
  };
}
