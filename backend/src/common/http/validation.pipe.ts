import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError } from '../domain-error.js';

/** Drops unknown fields, converts nothing silently, and answers 400 with one Spanish sentence per field. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      new DomainError('malformed', 'request.invalid', 'Revisa los datos marcados.', fieldsOf(errors)),
  });
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
