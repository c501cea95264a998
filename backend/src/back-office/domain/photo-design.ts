import { DESIGN_FIELDS, DESIGN_QUESTIONS, type DesignField, USUAL_PHOTO } from '../../common/piece-design.js';
import { type Json, keyOf, type Row, type RowId, type RowRef, textOf } from './change.js';
import type { Checked, Field } from './field.js';
import { optionId } from './new-id.js';

/** The field of a product that says what its pictures show. */
const FIELD = 'photoDesign';

const OPTION_ID = /^[a-z0-9][a-z0-9-]{0,39}$/i;

/** `{ letter, letterSize, thread, motif, bagColour, strap }`, ids of options, each of them given. */
export function photoDesign(label: string): Field {
  return {
    label,
    initial: { ...USUAL_PHOTO },
    check: checkPhoto,
    words: (value) => Object.values(value as Record<DesignField, string>).join(', '),
  };
}

function checkPhoto(value: unknown): Checked {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'Envía lo que muestra la foto.' };
  const typed = value as Record<string, unknown>;
  const unknown = Object.keys(typed).some((name) => !DESIGN_FIELDS.includes(name as DesignField));
  const wrong = DESIGN_FIELDS.find((field) => !OPTION_ID.test(textOf((typed[field] ?? '') as Json)));
  if (wrong) return { problem: `Elige ${DESIGN_QUESTIONS[wrong].noun} de la lista` };
  if (unknown) return { problem: 'Envía solo lo que muestra la foto.' };
  return { value: Object.fromEntries(DESIGN_FIELDS.map((field) => [field, typed[field] as string])) };
}

/** The options that a value of a product's field names; none for any other value. */
export function optionsOfPhoto(entity: string, field: string, value: Json | undefined): RowRef[] {
  if (entity !== 'product' || field !== FIELD) return [];
  const checked = checkPhoto(value);
  if ('problem' in checked) return [];
  const photo = checked.value as Record<DesignField, string>;
  return DESIGN_FIELDS.map((name) => refOf(name, photo[name]));
}

/** Why a photo design cannot be kept: an option that the shop does not have; undefined for a good one. */
export function photoProblem(value: Json, rows: ReadonlyMap<string, Row>): string | undefined {
  const photo = value as Record<DesignField, string>;
  const missing = DESIGN_FIELDS.find((field) => !rows.has(keyOf(refOf(field, photo[field]))));
  return missing && `Elige ${DESIGN_QUESTIONS[missing].noun} de la lista`;
}

/** 'hilo crema → hilo dorado, reata …' with the names of the options; undefined for any other change. */
export function photoDifference(
  change: {
    readonly entity: string;
    readonly id: RowId;
    readonly field: string;
    readonly value: Json;
    readonly expected: Json;
  },
  rows: ReadonlyMap<string, Row>,
): string | undefined {
  const [before, after] = [checkPhoto(change.expected), checkPhoto(change.value)];
  if (change.entity !== 'product' || change.field !== FIELD || 'problem' in before || 'problem' in after)
    return undefined;
  const [old, now] = [before.value, after.value] as Record<DesignField, string>[];
  const named = (field: DesignField, id: string) => {
    const label = textOf(rows.get(keyOf(refOf(field, id)))?.values.label) || id;
    return DESIGN_QUESTIONS[field].words(label).toLowerCase();
  };
  return DESIGN_FIELDS.filter((field) => old![field] !== now![field])
    .map((field) => `${named(field, old![field])} → ${named(field, now![field])}`)
    .join('; ');
}

function refOf(field: DesignField, id: string): RowRef {
  return { entity: 'option', id: optionId(DESIGN_QUESTIONS[field].kind, id) };
}
