import { applyDecorators } from '@nestjs/common';
import { IsEmail, MaxLength } from 'class-validator';
import { EMAIL_MAX_LENGTH, EMAIL_SYNTAX, normaliseEmail } from '../email-address.js';
import { ApiProperty } from './api-docs.js';
import { onText } from './text-fields.js';

interface EmailOptions {
  readonly required?: boolean;
}

/**
 * Field of an email address. Every form uses it, so that accounts, orders, messages and requests for personal data know a
 * person under the same spelling. Refuses letters beyond ASCII and quotes before the `@`, as no mailbox here has them.
 */
export function Email(message: string, { required = true }: EmailOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH, required, example: 'laura@example.com' }),
    onText(normaliseEmail),
    IsEmail(EMAIL_SYNTAX, { message }),
    MaxLength(EMAIL_MAX_LENGTH, { message }),
  );
}
