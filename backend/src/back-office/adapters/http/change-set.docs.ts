import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ENTITIES } from '../../domain/change.js';
import { ENTITY_RULES } from '../../domain/entities.js';
import type { Field } from '../../domain/field.js';
import { SETTING_FIELDS } from '../../domain/setting-fields.js';
import { TEXT_FIELDS } from '../../domain/text-fields.js';

/** Any value of JSON. */
export const ANY_VALUE = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: {} },
    { type: 'object', additionalProperties: true },
  ],
  nullable: true,
} satisfies ApiPropertyOptions;

/** Numbers of products and groups, texts of everything else. */
export const ROW_ID = {
  oneOf: [{ type: 'integer' }, { type: 'string' }],
  nullable: true,
  example: 7,
} satisfies ApiPropertyOptions;

/** The writable fields of each entity, from the rules themselves. */
export const FIELDS_IN_WORDS = [
  'What changes, with its writable fields. In a new row those without a default are required (*), and some can be chosen only there (+).',
  ...ENTITIES.map((entity) => `- \`${entity}\`: ${fieldsOf(entity)}`),
  'Pictures of a product: `pictures` is a list of 1 to 12 ids of `GET /media`, the main one first; `plainPictures` the ids of those that ' +
    'show it without embroidery; `pictureAlts` the alternative texts by id; `photoDesign` what they show: ids of options for ' +
    '`letter`, `letterSize`, `thread`, `motif`, `bagColour` and `strap`, all of them; `openPicture` the one that shows what fits inside; ' +
    '`fits` has one thing on each line.',
].join('\n');

function fieldsOf(entity: (typeof ENTITIES)[number]): string {
  if (entity === 'setting') return `\`value\`, of the ids ${list(Object.keys(SETTING_FIELDS))}`;
  if (entity === 'text') return `\`value\`, of the ids ${list(Object.keys(TEXT_FIELDS))}`;
  const fields = Object.entries(ENTITY_RULES[entity].fields(null) ?? {});
  return fields.map(([name, field]) => `\`${name}\`${marks(field)}`).join(', ');
}

function marks({ initial, fixed }: Field): string {
  return `${initial === undefined ? '*' : ''}${fixed ? '+' : ''}`;
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
