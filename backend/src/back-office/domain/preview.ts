import { shortened } from '../../common/tidy-text.js';
import { type Change, isCreation, type Json, keyOf, type Row } from './change.js';
import { ENTITY_RULES } from './entities.js';
import type { Field } from './field.js';
import { photoDifference } from './photo-design.js';

const percentWords = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/**
 * One sentence for each change, as the owner would say it: 'Mochila Milano: $435.000 → $455.000 (+4,6 %)'. `isMasked`: for a mail, which
 * has no whole account numbers.
 */
export function previewOf(changes: readonly Change[], rows: ReadonlyMap<string, Row>, isMasked = false): string[] {
  return changes.map((change) => {
    const rules = ENTITY_RULES[change.entity];
    if (isCreation(change)) {
      const fields = rules.fields(null) ?? {};
      const named = ['price', 'percent', 'amount'].find((name) => typeof change.values[name] === 'number');
      const amount = named && fields[named]?.words(change.values[named] ?? null);
      const sum = amount && named === 'percent' ? `${amount} %` : amount;
      return [`${rules.name}: ${rules.title(change.values, null)}`, sum].filter(Boolean).join(', ');
    }
    const field = rules.fields(change.id)?.[change.field];
    const values = rows.get(keyOf(change))?.values ?? {};
    const subject = [rules.title(values, change.id), field?.label].filter(Boolean).join(', ');
    if (isMasked && field?.masked)
      return `${subject}: ${field.masked(change.expected)} → ${field.masked(change.value)}`;
    const inWords = photoDifference(change, rows) ?? field?.difference?.(change.expected, change.value);
    if (inWords !== undefined) return `${subject}: ${inWords || 'sin cambios'}`;
    const [before, after] = [wordsOf(field, change.expected), wordsOf(field, change.value)];
    return `${subject}: ${before} → ${after}${percentage(change, field?.isPrice)}`;
  });
}

/** A caller can expect any value: one that the field cannot hold is shown as JSON. */
function wordsOf(field: Field | undefined, value: Json): string {
  const checked = field?.check(value);
  return field && checked && 'value' in checked ? field.words(checked.value) : shortened(JSON.stringify(value), 80);
}

function percentage({ expected, value }: { expected: Json; value: Json }, isPrice: true | undefined): string {
  if (!isPrice || typeof expected !== 'number' || typeof value !== 'number' || expected === 0) return '';
  const percent = percentWords.format(((value - expected) / expected) * 100).replace('-', '−');
  return ` (${percent} %)`;
}
