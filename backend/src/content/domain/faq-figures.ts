import type { CatalogueSnapshot } from '../../catalogue/index.js';
import { EXPRESS_SERVICE, NAME_EMBROIDERY } from '../../common/add-ons.js';
import { formatPesos } from '../../common/money.js';
import { PAYMENT_WAYS } from '../../common/payment-ways.js';
import type { FaqFigures } from './faq.js';

/** The figures of the answers as the catalogue has them today. */
export function figuresOf({ pricing, products }: Pick<CatalogueSnapshot, 'pricing' | 'products'>): FaqFigures {
  const { addOns, kit, delivery, limits } = pricing;
  // 'Con bordado' includes the name: it is not recommended as an extra.
  const extras = addOns.filter(({ id }) => id !== NAME_EMBROIDERY);
  const priceOf = (addOn: string) => formatPesos(addOns.find(({ id }) => id === addOn)?.price ?? 0);
  return {
    kitPieces: `${kit.pieces.length}`,
    kitTotal: formatPesos(kit.total),
    kitDiscount: `${kit.discountPercent}%`,
    kitFinalTotal: formatPesos(kit.finalTotal),
    kitFreeAccessories: kit.freeAccessories === 1 ? '1 accesorio' : `${kit.freeAccessories} accesorios`,
    nameEmbroidery: priceOf(NAME_EMBROIDERY),
    embroiderySaving: formatPesos(pricing.embroideryRemovalSaving),
    nameLength: `${limits.name}`,
    addOns: listed(extras.map(({ label, price }) => `${label.toLowerCase()} (${formatPesos(price)})`)),
    plainProducts: listed(products.filter(({ embroiderable }) => !embroiderable).map(({ name }) => name)),
    pictures: aboutPictures(products),
    expressPrice: priceOf(EXPRESS_SERVICE),
    expressDays: range(delivery.expressBusinessDays),
    standardDays: range(delivery.standardBusinessDays),
    embroideryHours: `${delivery.embroideryHours}`,
    shipping: formatPesos(delivery.shippingEstimate),
    paymentWays: PAYMENT_WAYS.all,
  };
}

/** An answer with its figures written out; braces around anything else stay. */
export function withFigures(answer: string, figures: FaqFigures): string {
  return answer.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(figures, name) ? figures[name as keyof FaqFigures] : braces,
  );
}

/** More names than this are not listed. */
const MAX_NAMES = 4;

/** Pictures are drawings until the owner uploads photographs of a product. */
function aboutPictures(products: CatalogueSnapshot['products']): string {
  const photographed = products.filter(({ hasPhotographs }) => hasPhotographs).map(({ name }) => name);
  if (photographed.length === 0) return 'Son dibujos de cada pieza, fieles a ella.';
  if (photographed.length === products.length) return 'Sí, son fotos de nuestras piezas.';
  const which = photographed.length <= MAX_NAMES ? `Las de ${listed(photographed)}` : 'Las de algunas piezas';
  return `${which} son fotos; las demás son dibujos de la pieza, fieles a ella.`;
}

function range([fewest, most]: readonly [number, number]): string {
  return `${fewest} a ${most}`;
}

function listed(names: string[]): string {
  return new Intl.ListFormat('es-CO').format(names);
}
