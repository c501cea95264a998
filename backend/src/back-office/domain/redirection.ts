import { contactDetailsIn } from '../../common/contact-details.js';
import type { Pesos } from '../../common/money.js';
import { type Change, isCreation, isSame, type Json, keyOf, type Row, textOf, type Values } from './change.js';
import { ENTITY_RULES } from './entities.js';
import type { Field, Guard } from './field.js';
import { previewOf } from './preview.js';
import { LARGE_PERCENT } from './setting-fields.js';

/** A change that sends money or people elsewhere. */
export interface Redirection {
  readonly guard: Guard;
  /** In words for a mail: account numbers have their last four digits. */
  readonly sentence: string;
}

const STRENGTH: readonly Guard[] = ['notice', 'identity', 'consent'];

/** The strongest of them; null for none. */
export function guardOf(redirections: readonly Redirection[]): Guard | null {
  return STRENGTH.findLast((guard) => redirections.some((each) => each.guard === guard)) ?? null;
}

/** In an order in which no long list of others hides what moves money. */
export function strongestFirst(redirections: readonly Redirection[]): Redirection[] {
  return redirections.toSorted((a, b) => STRENGTH.indexOf(b.guard) - STRENGTH.indexOf(a.guard));
}

/** Whether a set that was cleared for `cleared` may be published when it needs `needed`. */
export function isCleared(needed: Guard | null, cleared: Guard | null): boolean {
  const strength = (guard: Guard | null) => (guard ? STRENGTH.indexOf(guard) : -1);
  return needed === null || needed === 'notice' || strength(needed) <= strength(cleared);
}

/**
 * The changes that redirect money or people: data of the shop, texts with a new number, email or link, discounts and savings that give half
 * of a piece away or more, and prices that fall to half. `cheapest`: the lowest price of a product on sale; null without one.
 */
export function redirectionsOf(
  changes: readonly Change[],
  rows: ReadonlyMap<string, Row>,
  cheapest: Pesos | null,
): Redirection[] {
  return changes.flatMap((change): Redirection[] => {
    const values = isCreation(change) ? {} : (rows.get(keyOf(change))?.values ?? {});
    const written = isCreation(change) ? change.values : { [change.field]: change.value };
    const changed = Object.fromEntries(
      Object.entries(written).filter(([name, value]) => isCreation(change) || !isSame(values[name] ?? null, value)),
    );
    if (Object.keys(changed).length === 0) return [];
    const fields = ENTITY_RULES[change.entity].fields(change.id) ?? {};
    const details = Object.entries(changed).flatMap(([name, value]) =>
      newContactDetails(fields[name], values[name] ?? null, value),
    );
    const guards = [
      ...Object.entries(changed).map(([name, value]) => guardOfValue(fields[name], values[name] ?? null, value)),
      details.length > 0 ? 'identity' : undefined,
      change.entity === 'discount_code' ? guardOfCode(codeAfter(change, values, changes), cheapest) : undefined,
      isSaving(change) ? guardOfSaving(values.value ?? null, changed.value ?? null, cheapest) : undefined,
    ];
    const guard = STRENGTH.findLast((each) => guards.includes(each));
    if (!guard) return [];
    const [sentence = ''] = previewOf([change], rows, true);
    return [{ guard, sentence: details.length > 0 ? `${sentence} (aparece ${details.join(', ')})` : sentence }];
  });
}

function guardOfValue(field: Field | undefined, before: Json, value: Json): Guard | undefined {
  const isHalved = field?.isPrice && typeof before === 'number' && typeof value === 'number' && value * 2 <= before;
  return field?.guard?.(value) ?? (isHalved && before > 0 ? 'notice' : undefined);
}

/** The code with every change of the set. */
function codeAfter(change: Change, values: Values, changes: readonly Change[]): Values {
  if (isCreation(change)) return change.values;
  const own = changes.flatMap((each) =>
    !isCreation(each) && keyOf(each) === keyOf(change) ? [[each.field, each.value] as const] : [],
  );
  return { ...values, ...Object.fromEntries(own) };
}

/** Switching a code off gives nothing away. */
function guardOfCode({ percent, amount, withdrawn }: Values, cheapest: Pesos | null): Guard | undefined {
  if (withdrawn === true) return undefined;
  const isLarge = Number(percent ?? 0) >= LARGE_PERCENT || (cheapest !== null && Number(amount ?? 0) * 2 >= cheapest);
  return isLarge ? 'identity' : undefined;
}

/** Taken off the price of every piece without embroidery, as an amount of a code is. */
const SAVING = 'pricing.embroideryRemovalSaving';

function isSaving({ entity, id }: Change): boolean {
  return entity === 'setting' && id === SAVING;
}

function guardOfSaving(before: Json, value: Json, cheapest: Pesos | null): Guard | undefined {
  const isLarge = cheapest !== null && Number(value) > Number(before) && Number(value) * 2 >= cheapest;
  return isLarge ? 'identity' : undefined;
}

/** Numbers, emails and links that a text had not. */
function newContactDetails(field: Field | undefined, before: Json, value: Json): string[] {
  // Its whole value is a contact detail, which the mail shows or masks.
  if (field?.guard) return [];
  const detailsIn = (texts: Json) => new Set((field?.texts?.(texts) ?? []).flatMap(contactDetailsIn));
  const known = before === null ? new Set<string>() : detailsIn(before);
  return [...detailsIn(value)].filter((detail) => !known.has(detail));
}

/** Whether the set needs the lowest price, which is only read for codes with an amount and for the saving without embroidery. */
export function needsCheapest(changes: readonly Change[]): boolean {
  return changes.some((change) => change.entity === 'discount_code' || isSaving(change));
}

/** The lowest price of the products on sale. */
export function cheapestOf(products: readonly Row[]): Pesos | null {
  const prices = products.flatMap(({ values: { price, withdrawn } }) =>
    withdrawn !== true && typeof price === 'number' && price > 0 ? [price] : [],
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Values of a product that `cheapestOf` reads. */
export const PRICE_FIELDS: readonly string[] = ['price', 'withdrawn'];

/** The address that the shop's mails went to until this set, where it changes. */
export function formerShopEmail(changes: readonly Change[]): string | null {
  const change = changes.find(({ entity, id }) => entity === 'setting' && id === 'contact.email');
  return change && !isCreation(change) ? textOf(change.expected) || null : null;
}
