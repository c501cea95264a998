import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { EMAIL_MAX_LENGTH, isEmailAddress, normaliseEmail } from '../email-address.js';
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
  const validate = (value: unknown) => typeof value === 'string' && isEmailAddress(value);
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH, required, example: 'laura@example.com' }),
    onText(normaliseEmail),
    ValidateBy({ name: 'email', validator: { validate } }, { message }),
  );
}
