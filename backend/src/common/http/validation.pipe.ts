import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError, invalidFields } from '../domain-error.js';

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
  if (Object.keys(fields).length > 0) return invalidFields(fields);
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
