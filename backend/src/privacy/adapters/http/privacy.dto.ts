import { Matches } from 'class-validator';
import { Email } from '../../../common/http/email.js';
import type { Erasure } from '../../../common/personal-data.js';
import type { PrivacyExport } from '../../application/privacy.service.js';

export class PrivacyRequestDto {
  /** Email of the orders or messages. */
  @Email('Escribe un correo válido, por ejemplo laura@correo.com')
  email!: string;
}

export class PrivacyAnswerDto {
  /**
   * Message to show to the person.
   * @example "Si guardamos datos de este correo, te enviamos un enlace que vale por una hora."
   */
  message!: string;
}

export class PrivacyTokenDto {
  /**
   * The part of the mailed link after `#`, or `nextToken` of an export. Each is valid once.
   * @example "5vQ3T0b8kqfJrEw2mXy1Zg"
   */
  @Matches(/^[\w-]{22}$/, { message: 'El enlace no está completo. Ábrelo otra vez desde el correo.' })
  token!: string;
}

/** Everything that the shop holds under a proven email (Ley 1581 de 2012, art. 8). */
export class PrivacyExportDto {
  /**
   * Time of this answer.
   * @example "2026-11-21T15:04:05.000Z"
   */
  exportedAt!: Date;
  /**
   * The proven email.
   * @example "laura@example.com"
   */
  email!: string;
  /** Data by part of the shop: `orders`, `contactMessages`, `conversations`, and `payments` without an order yet. */
  data!: Record<string, object[]>;
  /**
   * Parts of `data` with more than the 2000 records that one answer contains, paid orders first. Write to the shop for the others.
   * @example []
   */
  incomplete!: string[];
  /**
   * For another export or for erasing, until the link's hour ends: the token of this call is used up.
   * @example "9bH1u7Yw0sKpQfXc3LmNzA"
   */
  nextToken!: string;
}

/** Numbers of erased records and of those that stay for now. */
export class PrivacyErasureDto {
  /**
   * Orders that lose name, address and texts: the newest 100 at once, any others within minutes. Their number, dates and amounts stay, and
   * of paid ones a closed record for the accounts.
   * @example 2
   */
  orders!: number;
  /**
   * Messages of the contact form that are deleted.
   * @example 1
   */
  messages!: number;
  /**
   * Conversations with the shop that are deleted: those in which this email was written.
   * @example 1
   */
  conversations!: number;
  /**
   * Unfinished payments that lose their items and customer.
   * @example 1
   */
  payments!: number;
  /**
   * Numbers of orders that are in progress, or whose guarantee, withdrawal or dispute still runs. From now on no list, search or mail to the
   * shop shows their person; they are erased when the last of these deadlines has ended.
   * @example ["SIG-7K2QXM"]
   */
  keptOrders!: string[];
  /**
   * Payments that the bank may still approve, or whose money staff must review. An approved one becomes an order; any other is
   * erased within a week, or when its review has ended.
   * @example 0
   */
  keptPayments!: number;
  /**
   * Conversations that staff have taken or that wait for staff. They can be erased when they have ended.
   * @example 0
   */
  keptConversations!: number;
}

export function toPrivacyExportDto({
  exportedAt,
  email,
  data,
  incomplete,
  nextToken,
}: PrivacyExport): PrivacyExportDto {
  return { exportedAt, email, data, incomplete: [...incomplete], nextToken };
}

export function toPrivacyErasureDto(erased: Record<string, Erasure>): PrivacyErasureDto {
  const { orders, contactMessages, conversations, payments } = erased;
  return {
    orders: orders?.erased ?? 0,
    messages: contactMessages?.erased ?? 0,
    conversations: conversations?.erased ?? 0,
    payments: payments?.erased ?? 0,
    keptOrders: [...(orders?.kept ?? [])],
    keptPayments: payments?.kept.length ?? 0,
    keptConversations: conversations?.kept.length ?? 0,
  };
}
