import type { AddToCartDto } from '../api/cart.api';
import type { AddOnDto } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';

/** The add-on that embroiders a name: some pieces of the kit include it. */
export const NAME_EMBROIDERY = 'personalization';

/** The add-on that shortens the delivery. */
export const EXPRESS_SERVICE = 'expressService';

type AddOnFields = Pick<
  AddToCartDto,
  | 'addOns'
  | 'addPompon'
  | 'addPersonalizedKeychain'
  | 'addDecorativeBow'
  | 'addPersonalization'
  | 'addNameEmbroidery'
  | 'expressService'
>;

/** The chosen add-ons as the API accepts them: as ids, and as the fields that the original add-ons have. */
export function addOnFields(chosen: readonly string[], offered: readonly AddOnDto[]): AddOnFields {
  const fields = offered.flatMap(({ id, field }) => (field ? [[field, chosen.includes(id)] as const] : []));
  return { ...(Object.fromEntries(fields) as Omit<AddOnFields, 'addOns'>), addOns: [...chosen] };
}

/** True when a chosen add-on needs this text. */
export function needsText(
  chosen: readonly string[],
  offered: readonly AddOnDto[],
  need: NonNullable<AddOnDto['needs']>,
): boolean {
  return offered.some(({ id, needs }) => needs === need && chosen.includes(id));
}

/**
 * Whether the page of a piece offers this add-on: it is made for this product. One that needs a name is not offered beside the embroidery when the owner hides it there; on a
 * piece without embroidery it is the name alone. A catalogue that a browser stored with an earlier release has no `exceptProducts`.
 */
export function isOfferedOn(
  { needs, hiddenWithEmbroidery, exceptProducts = [] }: AddOnDto,
  productId: number,
  embroidered: boolean,
  embroiderable: boolean,
): boolean {
  if (exceptProducts.includes(productId)) return false;
  return needs !== 'name' || (embroidered ? !hiddenWithEmbroidery : embroiderable);
}

/** Add-ons that the workshop reads elsewhere: as the name to embroider and as the badge of the order. */
const SHOWN_ELSEWHERE = [NAME_EMBROIDERY, EXPRESS_SERVICE];

/** The names of the add-ons that the workshop puts on this piece, in the order in which its description has them. */
export function extrasOf({
  addOns,
  addOnLabels,
  breakdown,
}: Pick<OrderItemDto, 'addOns' | 'addOnLabels' | 'breakdown'>): string[] {
  const priced = breakdown.map(({ label }) => label);
  return addOnLabels
    .filter((_, index) => !SHOWN_ELSEWHERE.includes(addOns[index]!))
    .sort((a, b) => priced.indexOf(a) - priced.indexOf(b));
}
