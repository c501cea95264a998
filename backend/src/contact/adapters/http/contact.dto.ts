import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Email } from '../../../common/http/email.js';
import { IsPhone } from '../../../common/http/phone-field.js';
import { CodeLine, NameLine, TextBlock } from '../../../common/http/text-fields.js';

/**
 * A message from the contact form.
 *
 * The checks of a field run from the bottom up, and only the first failure is reported.
 */
export class ContactMessageDto {
  /**
   * At most 80 characters, as every limit here without surrounding blanks.
   * @example "Laura"
   */
  @MaxLength(80, { message: 'El nombre puede tener máximo 80 caracteres' })
  @IsNotEmpty({ message: 'Escribe tu nombre' })
  @IsString({ message: 'Escribe tu nombre' })
  @NameLine()
  firstName!: string;

  /**
   * At most 80 characters.
   * @example "Restrepo"
   */
  @MaxLength(80, { message: 'El apellido puede tener máximo 80 caracteres' })
  @IsNotEmpty({ message: 'Escribe tu apellido' })
  @IsString({ message: 'Escribe tu apellido' })
  @NameLine()
  lastName!: string;

  /**
   * Where the shop answers.
   * @example "laura@example.com"
   */
  @Email('Escribe un correo válido, por ejemplo laura@correo.com')
  email!: string;

  /**
   * As typed, at most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code.
   * @example "300 123 4567"
   */
  @IsPhone()
  @MaxLength(30, { message: 'El teléfono puede tener máximo 30 caracteres' })
  @IsNotEmpty({ message: 'Escribe tu teléfono' })
  @IsString({ message: 'Escribe tu teléfono' })
  @CodeLine()
  phone!: string;

  /**
   * At most 2,000 characters; line breaks stay.
   * @example "Quiero la Pañalera Multifuncional con el nombre Sofía."
   */
  @MaxLength(2000, { message: 'El mensaje puede tener máximo 2000 caracteres' })
  @IsNotEmpty({ message: 'Escribe tu mensaje' })
  @IsString({ message: 'Escribe tu mensaje' })
  @TextBlock()
  message!: string;

  /** Whether the person accepted the treatment of their data; its text version and time are stored. */
  @IsOptional()
  @IsBoolean({ message: 'Indica si aceptas el tratamiento de tus datos' })
  dataConsent?: boolean;
}

export class ContactAnswerDto {
  /**
   * Message for the person.
   * @example "Tu mensaje se ha enviado correctamente"
   */
  message!: string;
}
