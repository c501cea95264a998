import { shortened, tidyLine } from '../../common/tidy-text.js';
import type { Json } from './change.js';
import { type Checked, type Field, HTML, NO_HTML } from './field.js';

const PICTURE_ID = /^[0-9a-f]{20}$/;
const MAX_ALT = 200;
/** Texts of pictures that were taken off stay, for when they are brought back. */
const MAX_ALTS = 60;

const no = (problem: string): Checked => ({ problem });

/** Ids of stored pictures in order, each once. That they are stored is checked when the draft is made. */
export function pictureList(label: string, { min, max }: { min: number; max: number }): Field {
  return {
    label,
    initial: [],
    check: (value) => {
      if (!Array.isArray(value)) return no('Envía la lista de fotos.');
      if (value.length < min || value.length > max)
        return no(min > 0 ? `Escoge de ${min} a ${max} fotos.` : `Escoge máximo ${max} fotos.`);
      const ids = value as readonly unknown[];
      if (!ids.every((id) => typeof id === 'string' && PICTURE_ID.test(id))) return no(UNKNOWN_PICTURE);
      if (new Set(ids).size < ids.length) return no('La misma foto está dos veces.');
      return { value: ids as readonly string[] };
    },
    words: (value) => counted(idsOf(value).length, 'foto', 'fotos'),
    difference: (before, after) => listDifference(idsOf(before), idsOf(after)),
  };
}

/** The id of one of the product's pictures. */
export function pictureId(label: string): Field {
  return {
    label,
    check: (value) => (typeof value === 'string' && PICTURE_ID.test(value) ? { value } : no(UNKNOWN_PICTURE)),
    words: () => 'una de sus fotos',
    difference: (before, after) => (before === after ? '' : after === null ? 'ninguna' : 'otra foto'),
  };
}

export const UNKNOWN_PICTURE = 'Una de estas fotos no está en la tienda. Súbela de nuevo.';

function idsOf(value: Json): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '2 fotos nuevas, 1 foto menos, otra foto principal'. */
function listDifference(before: readonly unknown[], after: readonly unknown[]): string {
  const added = after.filter((id) => !before.includes(id)).length;
  const removed = before.filter((id) => !after.includes(id)).length;
  const isMoved = added + removed === 0 && before.some((id, index) => id !== after[index]);
  return [
    ...(added > 0 ? [counted(added, 'foto nueva', 'fotos nuevas')] : []),
    ...(removed > 0 ? [counted(removed, 'foto menos', 'fotos menos')] : []),
    ...(before.length > 0 && after.length > 0 && before[0] !== after[0] ? ['otra foto principal'] : []),
    ...(isMoved && before[0] === after[0] ? ['otro orden'] : []),
  ].join(', ');
}

/** '«Bolso rosado, vista frontal»' for each text that is new or changes. */
function altsDifference(before: Json, after: Json): string {
  const [old, texts] = [before, after].map((value) => Object.entries(value ?? {}) as [string, unknown][]);
  const known = new Map(old);
  const changed = (texts ?? []).filter(([id, text]) => known.get(id) !== text).map(([, text]) => `«${String(text)}»`);
  const gone = (old ?? []).filter(([id]) => !texts?.some(([kept]) => kept === id)).length;
  const all = [...changed, ...(gone > 0 ? [counted(gone, 'texto menos', 'textos menos')] : [])];
  return shortened(all.join(', '), 300);
}

/** Alternative texts by the id of the picture. */
export function pictureAlts(label: string): Field {
  return {
    label,
    initial: {},
    check: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return no('Envía un texto por foto.');
      const entries = Object.entries(value as Record<string, unknown>).map(([id, alt]): [string, unknown] => [
        id,
        typeof alt === 'string' ? tidyLine(alt) : alt,
      ]);
      if (entries.length > MAX_ALTS) return no(`Envía máximo ${MAX_ALTS} textos.`);
      for (const [id, alt] of entries) {
        if (!PICTURE_ID.test(id)) return no(UNKNOWN_PICTURE);
        if (typeof alt !== 'string' || alt === '') return no('Escribe qué se ve en la foto.');
        if (alt.length > MAX_ALT) return no(`Escribe máximo ${MAX_ALT} letras.`);
        if (HTML.test(alt)) return no(NO_HTML);
      }
      return { value: Object.fromEntries(entries) as Record<string, string> };
    },
    words: (value) => counted(Object.keys(value ?? {}).length, 'texto', 'textos'),
    texts: (value) => Object.values(value ?? {}).map(String),
    difference: altsDifference,
  };
}
