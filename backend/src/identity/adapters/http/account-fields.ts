import { applyDecorators } from '@nestjs/common';
import {
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { IsPhone } from '../../../common/http/phone-field.js';
import { onText, TextBlock } from '../../../common/http/text-fields.js';
import { phoneNumberOf } from '../../../common/phone.js';
import { foldMarks, tidyCode } from '../../../common/tidy-text.js';
import { normalisePassword, PASSWORD, PASSWORD_NEEDS, PASSWORD_PROBLEM_MESSAGES } from '../../domain/password.js';
import { passwordProblem } from '../../domain/password-problem.js';

interface FieldOptions {
  readonly required?: boolean;
}

const PHONE_MAX_LENGTH = 30;

/** A new password: checks all rules and reports the first one that fails. */
export function NewPassword({ required = true }: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'password', ...PASSWORD, required, example: 'Tucán-Azul-2026' }),
    onText(normalisePassword),
    IsString({ message: 'Mínimo 8 caracteres' }),
    MinLength(PASSWORD.minLength, { message: 'Mínimo 8 caracteres' }),
    MaxLength(PASSWORD.maxLength, { message: 'Máximo 128 caracteres' }),
    ...PASSWORD_NEEDS.map(({ pattern, message }) => Matches(pattern, { message })),
    HardToGuess(),
  );
}

/** Refuses passwords for which {@link passwordProblem} finds a problem, also with the `name` and `email` of the same body. */
function HardToGuess(): PropertyDecorator {
  const problemIn = (password: unknown, { name, email }: Record<string, unknown>) =>
    typeof password === 'string'
      ? passwordProblem(password, { name: textOrNone(name), email: textOrNone(email) })
      : undefined;
  return ValidateBy({
    name: 'hardToGuess',
    validator: {
      validate: (value, args) => !problemIn(value, bodyOf(args)),
      defaultMessage: (args) => PASSWORD_PROBLEM_MESSAGES[problemIn(args?.value, bodyOf(args)) ?? 'common'],
    },
  });
}

/** An existing password. It is not checked by the rules for new ones, which may be stricter. */
export function KnownPassword({ required = true }: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      format: 'password',
      minLength: 1,
      maxLength: PASSWORD.maxLength,
      required,
      example: 'Tucán-Azul-2026',
    }),
    onText(normalisePassword),
    IsString({ message: 'La contraseña es requerida' }),
    MinLength(1, { message: 'La contraseña es requerida' }),
    MaxLength(PASSWORD.maxLength, { message: 'Máximo 128 caracteres' }),
  );
}

/** The answer of a browser to the options of a passkey, in WebAuthn's JSON form; the library checks its content. */
export function PasskeyAnswer({ required = true }: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: true,
      selfRequired: required,
      example: { id: 'AbC1', type: 'public-key' },
    }),
    IsObject({ message: 'Falta la respuesta de la llave de acceso' }),
    ...(required ? [] : [IsOptional()]),
  );
}

/** A telephone number or nothing: blank and null both mean none. */
export function Phone(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      required: false,
      maxLength: PHONE_MAX_LENGTH,
      example: '300 123 4567',
    }),
    onText((text) => phoneNumberOf(text) ?? (tidyCode(text) || null)),
    IsOptional(),
    IsPhone(),
    MaxLength(PHONE_MAX_LENGTH, { message: 'El teléfono puede tener máximo 30 caracteres' }),
  );
}

/** The shipping address; blank and null both mean none. Listed from the last change of the value to the first. */
export function ShippingAddress(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, nullable: true, required: false, maxLength: 300 }),
    onText((text) => foldMarks(text) || null),
    TextBlock(),
    IsString({ message: 'Escribe una dirección válida' }),
    MaxLength(300, { message: 'La dirección puede tener máximo 300 caracteres' }),
    IsOptional(),
  );
}

/** May be left out, but not be null. */
export function MayBeAbsent(): PropertyDecorator {
  return ValidateIf((_form, value) => value !== undefined);
}

function bodyOf(args?: ValidationArguments): Record<string, unknown> {
  return (args?.object ?? {}) as Record<string, unknown>;
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
