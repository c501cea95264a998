import { IsIn, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { NameLine, TextLine, onText } from '../../../common/http/text-fields.js';
import { tidyCode } from '../../../common/tidy-text.js';
import type { Refund } from '../../domain/refund.js';
import { ACCOUNT_TYPES, type AccountType, DOCUMENT_TYPES, type DocumentType } from '../../domain/refund-account.js';

const BANK_MESSAGE = 'Escribe el banco';
const NUMBER_MESSAGE = 'Escribe el número de cuenta, de 6 a 20 dígitos';
const HOLDER_MESSAGE = 'Escribe el nombre del titular';
const DOCUMENT_MESSAGE = 'Escribe el número del documento';

const withoutSeparators = (text: string) => tidyCode(text).replace(/[\s.-]/g, '');

/** The proof of a customer. */
export class RefundTokenDto {
  /**
   * From the mailed link.
   * @example "q83vEjRWeJC6d-3v_1234A"
   */
  @MaxLength(64, { message: 'El enlace no es válido' })
  @IsString({ message: 'El enlace no es válido' })
  token!: string;
}

export class GiveAccountDto extends RefundTokenDto {
  /**
   * At most 60 characters.
   * @example "Bancolombia"
   */
  @MaxLength(60, { message: 'El banco puede tener máximo 60 caracteres' })
  @IsNotEmpty({ message: BANK_MESSAGE })
  @IsString({ message: BANK_MESSAGE })
  @TextLine()
  bank!: string;

  /** `deposito` is a wallet such as Nequi or Daviplata. */
  @IsIn(ACCOUNT_TYPES, { message: 'Elige el tipo de cuenta' })
  @ApiProperty({ enum: ACCOUNT_TYPES, enumName: 'RefundAccountType' })
  type!: AccountType;

  /**
   * 6 to 20 digits; blanks and dashes do not matter.
   * @example "12345678901"
   */
  @Matches(/^\d{6,20}$/, { message: NUMBER_MESSAGE })
  @IsString({ message: NUMBER_MESSAGE })
  @onText(withoutSeparators)
  number!: string;

  /**
   * As the bank has it, at most 120 characters.
   * @example "Laura Restrepo"
   */
  @MaxLength(120, { message: 'El nombre puede tener máximo 120 caracteres' })
  @IsNotEmpty({ message: HOLDER_MESSAGE })
  @IsString({ message: HOLDER_MESSAGE })
  @NameLine()
  holder!: string;

  /** Cédula, cédula de extranjería, NIT, passport, or PPT. */
  @IsIn(DOCUMENT_TYPES, { message: 'Elige el tipo de documento' })
  @ApiProperty({ enum: DOCUMENT_TYPES, enumName: 'RefundDocumentType' })
  documentType!: DocumentType;

  /**
   * 5 to 20 letters and digits; blanks, dots and dashes do not matter.
   * @example "1020304050"
   */
  @Matches(/^[\dA-Za-z]{5,20}$/, { message: DOCUMENT_MESSAGE })
  @IsString({ message: DOCUMENT_MESSAGE })
  @onText(withoutSeparators)
  document!: string;
}

/** The refund that a mailed link shows. */
export class LinkedRefundDto {
  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /**
   * Whole pesos.
   * @example 445000
   */
  amount!: number;

  /**
   * The last day for the money, a calendar date in Bogota.
   * @example "2026-12-14"
   */
  dueOn!: string;

  /** Whether the account is still missing. */
  needsAccount!: boolean;
}

export function toLinkedRefundDto({ orderNumber, amount, dueOn, needsAccount }: Refund): LinkedRefundDto {
  return { orderNumber, amount, dueOn, needsAccount };
}

/** The whole account of a customer, for the transfer. */
export class RefundAccountDto {
  /**
   * The bank.
   * @example "Bancolombia"
   */
  bank!: string;

  /**
   * `ahorros`, `corriente`, or `deposito` of a wallet such as Nequi.
   * @example "ahorros"
   */
  type!: string;

  /**
   * Digits.
   * @example "12345678901"
   */
  number!: string;

  /**
   * Name of the holder.
   * @example "Laura Restrepo"
   */
  holder!: string;

  /**
   * Type of the identity document.
   * @example "CC"
   */
  documentType!: string;

  /**
   * Its number.
   * @example "1020304050"
   */
  document!: string;
}
