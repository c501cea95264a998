import * as mappedTypes from '@nestjs/mapped-types';
import type * as Swagger from '@nestjs/swagger';
import { apiDocs } from './api-docs-wanted.js';

/**
 * The decorators of `@nestjs/swagger`. They do nothing in a shop that does not serve its document: the package and what it imports are 530
 * files, a sixth of the processor time of a start, and 15 MB of memory.
 */
const swagger = apiDocs.wanted ? await import('@nestjs/swagger') : undefined;

const none = () => () => undefined;

export const ApiAcceptedResponse: typeof Swagger.ApiAcceptedResponse = swagger?.ApiAcceptedResponse ?? none;
export const ApiBody: typeof Swagger.ApiBody = swagger?.ApiBody ?? none;
export const ApiConsumes: typeof Swagger.ApiConsumes = swagger?.ApiConsumes ?? none;
export const ApiCreatedResponse: typeof Swagger.ApiCreatedResponse = swagger?.ApiCreatedResponse ?? none;
export const ApiExtraModels: typeof Swagger.ApiExtraModels = swagger?.ApiExtraModels ?? none;
export const ApiHeader: typeof Swagger.ApiHeader = swagger?.ApiHeader ?? none;
export const ApiNoContentResponse: typeof Swagger.ApiNoContentResponse = swagger?.ApiNoContentResponse ?? none;
export const ApiOkResponse: typeof Swagger.ApiOkResponse = swagger?.ApiOkResponse ?? none;
export const ApiParam: typeof Swagger.ApiParam = swagger?.ApiParam ?? none;
export const ApiProduces: typeof Swagger.ApiProduces = swagger?.ApiProduces ?? none;
export const ApiProperty: typeof Swagger.ApiProperty = swagger?.ApiProperty ?? none;
export const ApiPropertyOptional: typeof Swagger.ApiPropertyOptional = swagger?.ApiPropertyOptional ?? none;
export const ApiQuery: typeof Swagger.ApiQuery = swagger?.ApiQuery ?? none;
export const ApiResponse: typeof Swagger.ApiResponse = swagger?.ApiResponse ?? none;
export const ApiTags: typeof Swagger.ApiTags = swagger?.ApiTags ?? none;
/** The validation of these two is also wanted without the document. */
export const IntersectionType: typeof Swagger.IntersectionType =
  swagger?.IntersectionType ?? mappedTypes.IntersectionType;
export const PickType: typeof Swagger.PickType = swagger?.PickType ?? mappedTypes.PickType;
