import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError } from '../domain-error.js';

/** Drops unknown fields, converts nothing silently, and answers 400 with one Spanish sentence per field. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: refusal,
  });
}

function refusal(errors: ValidationError[]): DomainError {
  const fields = fieldsOf(errors.filter((error) => !isAboutWholeBody(error)));
  const [first, ...more] = Object.values(fields);
  if (first !== undefined) {
    // The message names the problem, for clients that show only the message, such as a toast.
    const message = more.length > 0 ? 'Revisa los datos marcados.' : first;
    return new DomainError('malformed', 'request.invalid', message, fields);
  }
  return new DomainError('malformed', 'request.malformed', 'La solicitud no es válida.');
}

/** Nest's own complaint, in English, about a list or a text where a form should be. */
function isAboutWholeBody({ property, constraints }: ValidationError): boolean {
  return property === 'body' && constraints?.isObject !== undefined;
}

function fieldsOf(errors: ValidationError[], parent = ''): Record<string, string> {
  return Object.assign(
    {},
    ...errors.map((error) => {
      const field = parent + error.property;
      if (error.children?.length) return fieldsOf(error.children, `${field}.`);
      return { [field]: Object.values(error.constraints ?? {})[0] ?? 'Este dato no es válido.' };
    }),
  ) as Record<string, string>;
}
