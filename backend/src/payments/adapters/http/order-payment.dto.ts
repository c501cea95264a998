import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Email } from '../../../common/http/email.js';
import { CodeLine } from '../../../common/http/text-fields.js';

export const NUMBER_MESSAGE = 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM';
const EMAIL_MESSAGE = 'Escribe un correo válido, por ejemplo laura@correo.com';

/** The order to pay. */
export class OrderPaymentDto {
  /**
   * In any case, with or without its dash.
   * @example "SIG-7K2QXM"
   */
  @MaxLength(20, { message: NUMBER_MESSAGE })
  @IsNotEmpty({ message: NUMBER_MESSAGE })
  @IsString({ message: NUMBER_MESSAGE })
  @CodeLine()
  orderNumber!: string;

  /**
   * Email of the purchase; not needed in the browser that ordered, with the owner's account, and for staff.
   * @example "laura@example.com"
   */
  @IsOptional()
  @Email(EMAIL_MESSAGE, { required: false })
  email?: string;
}

/** A started payment. */
export class StartedOrderPaymentDto {
  /**
   * The provider's page for the payment; it returns to `/payment-success`.
   * @example "https://pay.example.com/p/?reference=…"
   */
  checkoutUrl!: string;

  /**
   * The amount charged, whole pesos.
   * @example 391000
   */
  amount!: number;
}
