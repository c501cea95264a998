import type { EntitySchemaColumnOptions } from 'typeorm';

/** Columns of type `text` in the tables of all modules. */
export const text: EntitySchemaColumnOptions = { type: 'text' };
export const nullableText: EntitySchemaColumnOptions = { type: 'text', nullable: true };
