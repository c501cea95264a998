/**
 * Whether decorators describe the API ({@link ./api-docs.ts}). To be set before the first import of a controller or DTO, because decorators
 * run then.
 */
export const apiDocs = { wanted: true };
