import { applyDecorators } from '@nestjs/common';
import { type ClassConstructor, Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

/**
 * Validates a nested object. Use it instead of `@ValidateNested()`, which accepts an array in place of an object
 * and allows an empty one; `message` is the error for any value that is not an object.
 */
export function Nested(type: () => ClassConstructor<object>, message: string): PropertyDecorator {
  return applyDecorators(IsObject({ message }), ValidateNested({ message }), Type(type));
}
