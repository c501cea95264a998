import { ValidateBy, type ValidationArguments } from 'class-validator';
import { phoneNumberOf, phoneProblem } from '../phone.js';

/** Refuses a text that is no phone number; an empty one is left to `IsNotEmpty`. `prefixField`: the field that may have the country's code. */
export function IsPhone(prefixField?: string): PropertyDecorator {
  const typed = ({ value, object }: ValidationArguments) =>
    withPrefix(String(value), prefixField && (object as Record<string, unknown>)[prefixField]);
  return ValidateBy({
    name: 'phone',
    validator: {
      validate: (value, args) => value === '' || phoneNumberOf(typed(args!)) !== undefined,
      defaultMessage: (args) => phoneProblem(typed(args!)),
    },
  });
}

/** The number with the code of another country; one that has its country, or is Colombian, stays. */
export function withPrefix(number: string, prefix: unknown): string {
  const country = typeof prefix === 'string' ? prefix.replace(/\D/g, '').replace(/^00/, '') : '';
  const isWhole = number === '' || country === '' || country === '57' || /^(?:\+|00)/.test(number);
  return isWhole ? number : `+${country} ${number}`;
}
