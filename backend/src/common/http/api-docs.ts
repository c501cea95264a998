/**
 * The decorators of `@nestjs/swagger`, which keep what they are told until somebody reads the document. Its 500 modules are
 * loaded then: a start does not wait for them.
 */
import type * as Swagger from '@nestjs/swagger';

type Names =
  | 'ApiAcceptedResponse'
  | 'ApiBody'
  | 'ApiCreatedResponse'
  | 'ApiExtraModels'
  | 'ApiHeader'
  | 'ApiNoContentResponse'
  | 'ApiOkResponse'
  | 'ApiParam'
  | 'ApiProperty'
  | 'ApiResponse'
  | 'ApiTags';
type Decorators = Pick<typeof Swagger, Names>;

const kept: ((decorators: Decorators) => void)[] = [];

export const ApiAcceptedResponse = keeping('ApiAcceptedResponse');
export const ApiBody = keeping('ApiBody');
export const ApiCreatedResponse = keeping('ApiCreatedResponse');
export const ApiExtraModels = keeping('ApiExtraModels');
export const ApiHeader = keeping('ApiHeader');
export const ApiNoContentResponse = keeping('ApiNoContentResponse');
export const ApiOkResponse = keeping('ApiOkResponse');
export const ApiParam = keeping('ApiParam');
export const ApiProperty = keeping('ApiProperty');
export const ApiResponse = keeping('ApiResponse');
export const ApiTags = keeping('ApiTags');

/** Tells the real decorators everything, once and in the order in which it was said. */
export function decorateWith(decorators: Decorators): void {
  for (const decorate of kept.splice(0)) decorate(decorators);
}

function keeping<Name extends Names>(name: Name): Decorators[Name] {
  const keep =
    (...told: unknown[]) =>
    (...place: unknown[]) =>
      void kept.push((decorators) => {
        const decorator = decorators[name] as (...told: unknown[]) => (...place: unknown[]) => void;
        decorator(...told)(...place);
      });
  return keep as Decorators[Name];
}
