import type { ShopRowDto } from '../../../api/back-office.api';
import { type Edit, isSame, keyOf } from '../draft/changes';
import limits from './position-limits.gen.json' with { type: 'json' };
import { moved, type Positioned, positionsFor } from './positions';
import { insertedAt, lastOf } from '../../../domain/lists';

/** A product of a group; its position is the product's `rank`. */
export interface GroupedProduct extends Positioned<ShopRowDto['id']> {
  name: string;
  facts: string[];
}

/** A group of the catalogue with the products whose rank is in its range. */
export interface ArrangedGroup {
  id: ShopRowDto['id'];
  label: string;
  first: number;
  /** Null: without an upper end. */
  last: number | null;
  products: GroupedProduct[];
}

/** Highest rank of the API. */
const MAX_RANK = limits.max;
/** Default rank of a new product, which belongs to the last group. */
const NEW_PRODUCT_RANK = 999;
/** Ranks of a new group. */
const NEW_GROUP_SIZE = 20;
const MAX_GAP = 10;

/** Returns the shop's groups in order. A product outside of every range belongs to the last group, as in the shop. */
export function arrangedGroups(groups: readonly ShopRowDto[], products: readonly ShopRowDto[]): ArrangedGroup[] {
  const arranged = groups
    .filter(({ values }) => values.withdrawn !== true)
    .map(({ id, values }): ArrangedGroup => {
      const { label, firstRank, lastRank } = values;
      return { id, label: String(label), first: Number(firstRank), last: lastRank as number | null, products: [] };
    })
    .sort((a, b) => a.first - b.first);
  const byRank = products.map(groupedProduct).sort((a, b) => a.position - b.position || Number(a.id) - Number(b.id));
  for (const product of byRank)
    (arranged.find((group) => isIn(group, product)) ?? lastOf(arranged))?.products.push(product);
  return arranged;
}

function groupedProduct({ id, values }: ShopRowDto): GroupedProduct {
  const facts = [
    values.withdrawn === true && 'fuera de la tienda',
    values.kitOnly === true && 'solo en el kit',
    values.inStock === false && 'agotado',
  ];
  return {
    id,
    position: Number(values.rank),
    name: String(values.name),
    facts: facts.filter((fact) => fact !== false),
  };
}

const isIn = ({ first, last }: ArrangedGroup, { position }: GroupedProduct) =>
  position >= first && position <= (last ?? MAX_RANK);

/** Moves a product inside of its group. */
export function moveProduct(groups: readonly ArrangedGroup[], id: GroupedProduct['id'], step: -1 | 1): ArrangedGroup[] {
  return groups.map((group) => ({ ...group, products: moved(group.products, id, step) }));
}

/** Moves a product to the end of another group. */
export function moveToGroup(groups: readonly ArrangedGroup[], id: GroupedProduct['id'], to: ArrangedGroup['id']) {
  const product = groups.flatMap(({ products }) => products).find((each) => each.id === id);
  return groups.map((group): ArrangedGroup => {
    const others = group.products.filter((each) => each !== product);
    return { ...group, products: product && group.id === to ? [...others, product] : others };
  });
}

/** Moves a group with its products. Two groups with an upper end exchange their ranges. */
export function moveGroup(groups: readonly ArrangedGroup[], id: ArrangedGroup['id'], step: -1 | 1): ArrangedGroup[] {
  const from = groups.findIndex((group) => group.id === id);
  const [upper, lower] = step === 1 ? [groups[from], groups[from + 1]] : [groups[from - 1], groups[from]];
  if (!upper || !lower) return [...groups];
  const order = groups.filter((group) => group !== upper);
  const canShift = (group: ArrangedGroup) => group.last !== null && group.products.every((each) => isIn(group, each));
  if (!canShift(upper) || !canShift(lower)) return insertedAt(order, order.indexOf(lower) + 1, upper);
  const up = shifted(lower, upper.first - lower.first);
  const down = shifted(upper, lower.last! - upper.last!);
  return order.flatMap((group) => (group === lower ? [up, down] : [group]));
}

function shifted({ first, last, products, ...group }: ArrangedGroup, by: number): ArrangedGroup {
  const move = ({ position, ...product }: GroupedProduct) => ({ ...product, position: position + by });
  return { ...group, first: first + by, last: last === null ? null : last + by, products: products.map(move) };
}

/** Makes room for a new group, before a last group without an upper end. Returns its range and the groups as they must be. */
export function roomForGroup(groups: readonly ArrangedGroup[]) {
  const last = lastOf(groups);
  if (!last) return { range: { firstRank: 1, lastRank: null }, groups: [] };
  if (last.last !== null) return { range: { firstRank: last.last + 1, lastRank: null }, groups: [...groups] };
  const range = { firstRank: last.first, lastRank: last.first + NEW_GROUP_SIZE - 1 };
  const below = { ...last, first: last.first + NEW_GROUP_SIZE };
  return { range, groups: [...groups.slice(0, -1), below] };
}

/** Returns the edits that a withdrawn group needs before it is offered again: a new range when others use its ranks. */
export function editsToOffer({ id, values }: ShopRowDto, groups: readonly ArrangedGroup[], stored: StoredRows): Edit[] {
  const [from, to] = [Number(values.firstRank), Number(values.lastRank ?? MAX_RANK)];
  const isFree = groups.every(({ first, last }) => to < first || from > (last ?? MAX_RANK));
  if (isFree) return [];
  const { range, groups: wanted } = roomForGroup(groups);
  const expected = expectedIn(stored);
  const edit = (field: string, value: number | null): PositionEdit => ({ entity: 'product_group', id, field, value });
  const own = [edit('firstRank', range.firstRank), edit('lastRank', range.lastRank)];
  return [...(editsFor(wanted, groups, stored) ?? []), ...own.map((each) => ({ ...each, expected: expected(each) }))];
}

/**
 * Returns the edits that give `wanted`, an arrangement made from `present`, its ranks: few edits when the ranges have room, otherwise new ranges
 * for the group and as few adjacent groups as possible. Undefined when there are too few ranks.
 */
export function editsFor(wanted: readonly ArrangedGroup[], present: readonly ArrangedGroup[], stored: StoredRows) {
  const settled = inOwnRanges(wanted, present) ?? inNewRanges(wanted, present);
  if (!settled) return undefined;
  const before = new Map(present.flatMap(positionEditsOf).map((edit) => [keyOf(edit), edit.value]));
  const expected = expectedIn(stored);
  return settled
    .flatMap(positionEditsOf)
    .filter((edit) => before.get(keyOf(edit)) !== edit.value)
    .map((edit): Edit => ({ ...edit, expected: expected(edit) }));
}

/** The published rows, which the edits expect. */
interface StoredRows {
  groups: readonly ShopRowDto[];
  products: readonly ShopRowDto[];
}

type PositionEdit = Pick<Edit, 'entity' | 'id' | 'field' | 'value'>;

function positionEditsOf({ id, first, last, products }: ArrangedGroup): PositionEdit[] {
  return [
    { entity: 'product_group', id, field: 'firstRank', value: first },
    { entity: 'product_group', id, field: 'lastRank', value: last },
    ...products.map((product): PositionEdit => ({
      entity: 'product',
      id: product.id,
      field: 'rank',
      value: product.position,
    })),
  ];
}

function expectedIn({ groups, products }: StoredRows): (edit: PositionEdit) => number | null {
  const rows = { product_group: byId(groups), product: byId(products) };
  return ({ entity, id, field }) => (rows[entity as keyof typeof rows].get(id)?.[field] ?? null) as number | null;
}

const byId = (rows: readonly ShopRowDto[]) => new Map(rows.map(({ id, values }) => [id, values]));

function ascends(groups: readonly ArrangedGroup[]): boolean {
  return groups.every(({ first }, at) => at === 0 || first > (groups[at - 1]!.last ?? Infinity));
}

function inOwnRanges(wanted: readonly ArrangedGroup[], present: readonly ArrangedGroup[]): ArrangedGroup[] | undefined {
  if (!ascends(wanted)) return undefined;
  // A rank outside of every range is kept only while no range changes, because another group could take it.
  const keepsRanges = wanted.every((group) => hasRangeOf(group, groupBefore(group, present)));
  const settled = wanted.map((group) => inOwnRange(group, present, keepsRanges));
  return settled.every((group) => group !== undefined) ? settled : undefined;
}

const idsOf = (products: readonly GroupedProduct[]) => products.map(({ id }) => id);
const groupBefore = ({ id }: ArrangedGroup, present: readonly ArrangedGroup[]) =>
  present.find((group) => group.id === id);
const hasRangeOf = ({ first, last }: ArrangedGroup, other?: ArrangedGroup) =>
  other?.first === first && other.last === last;

/** The group with positions for its products in its range; undefined when they do not fit. */
function inOwnRange(group: ArrangedGroup, present: readonly ArrangedGroup[], canStayOutside: boolean) {
  const before = groupBefore(group, present)?.products ?? [];
  const isSettled =
    isSame(idsOf(group.products), idsOf(before)) &&
    (canStayOutside || group.products.every((product) => isIn(group, product)));
  const positions = isSettled
    ? group.products.map(({ position }) => position)
    : positionsFor(group.products, before, { first: group.first, last: group.last ?? MAX_RANK });
  return positions && withPositions(group, positions);
}

/** Gives new ranges to as few neighbouring groups as possible; the others keep theirs. */
function inNewRanges(wanted: readonly ArrangedGroup[], present: readonly ArrangedGroup[]): ArrangedGroup[] | undefined {
  const kept = wanted.map((group) =>
    hasRangeOf(group, groupBefore(group, present)) ? inOwnRange(group, present, false) : undefined,
  );
  for (let count = 1; count <= wanted.length; count += 1)
    for (let from = 0; from + count <= wanted.length; from += 1) {
      const [above, below] = [kept.slice(0, from), kept.slice(from + count)];
      const others = [...above, ...below].filter((group) => group !== undefined);
      if (others.length < wanted.length - count || !ascends(others)) continue;
      const first = (from === 0 ? 0 : (lastOf(above)!.last ?? Infinity)) + 1;
      const last = below[0] ? below[0].first - 1 : null;
      const arranged = spread(wanted.slice(from, from + count), first, last);
      if (arranged) return [...others.slice(0, from), ...arranged, ...others.slice(from)];
    }
  return undefined;
}

/** Spreads groups over ranks; `last` is null for an open end. Undefined when there are too few ranks. */
function spread(groups: readonly ArrangedGroup[], first: number, last: number | null): ArrangedGroup[] | undefined {
  const count = groups.length + groups.reduce((sum, { products }) => sum + products.length, 0);
  if (count > (last ?? MAX_RANK) - first + 1) return undefined;
  // New products belong to the last group as long as it begins before their rank.
  const room = (last ?? NEW_PRODUCT_RANK - 1) - first + 1;
  const gap = Math.min(MAX_GAP, Math.max(1, Math.floor(room / count)));
  let next = first;
  return groups.map((group, at) => {
    const begin = next;
    next += (group.products.length + 1) * gap;
    return withPositions(
      { ...group, first: begin, last: at === groups.length - 1 ? last : next - 1 },
      group.products.map((_product, index) => begin - 1 + (index + 1) * gap),
    );
  });
}

function withPositions(group: ArrangedGroup, positions: readonly number[]): ArrangedGroup {
  return { ...group, products: group.products.map((product, at) => ({ ...product, position: positions[at]! })) };
}
