import { applyDecorators } from '@nestjs/common';
import { type ClassConstructor, Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

/**
 * A field that holds an object of its own fields. Use it instead of `@ValidateNested()`, which takes a list for an object
 * and lets an empty one pass; `message` is the sentence for anything that is no object.
 */
export function Nested(type: () => ClassConstructor<object>, message: string): PropertyDecorator {
  return applyDecorators(IsObject({ message }), ValidateNested({ message }), Type(type));
}
