import { FAQ_CATEGORIES } from '../../common/faq-categories.js';
import { tidyCode } from '../../common/tidy-text.js';
import type { FaqFigures } from '../../content/index.js';
import { type Entity, type RowId, textOf, type Values } from './change.js';
import { block, choice, decimal, type Field, flag, line, optional, pesos, productIds, whole } from './field.js';
import { photoDesign } from './photo-design.js';
import { pictureAlts, pictureId, pictureList } from './picture-fields.js';
import { SETTING_FIELDS, settingKey } from './setting-fields.js';
import { TEXT_FIELDS } from './text-fields.js';
import { moment } from './time-fields.js';

/** The allowed operations on an entity. */
interface EntityRules {
  /** 'Producto', before the name of a new row. */
  readonly name: string;
  /** Undefined for an id that this entity cannot have. */
  fields(id: RowId | null): Readonly<Record<string, Field>> | undefined;
  /** The id as rows carry it; undefined when no row has such an id. */
  toId(typed: unknown): RowId | undefined;
  /** Title of the row for the owner; '' when the fields contain it. */
  title(values: Values, id: RowId | null): string;
  /** Whether the owner makes new ones. */
  readonly creatable: boolean;
  /** Problems of the values together, by field. */
  problems?(values: Values): Readonly<Record<string, string>>;
}

const MAX_PRICE = 100_000_000;
const MAX_PICTURES = 12;
/** The highest rank and position; `npm run openapi` writes it for the pages. */
export const MAX_POSITION = 9_999;
const MAX_INTEGER = 2_147_483_647;

const withdrawn = (gone: string, back: string) => flag('', [gone, back], { initial: false });

const centimetres = (label: string) => optional(whole(label, { min: 1, max: 300 }));
const MEASURES = {
  heightCm: centimetres('alto en cm'),
  widthCm: centimetres('ancho en cm'),
  depthCm: centimetres('fondo en cm'),
  weightG: optional(whole('peso en gramos', { min: 1, max: 20_000 })),
  litres: optional(decimal('capacidad en litros', { min: 0.1, max: 200 })),
  strapCm: centimetres('largo de la reata en cm'),
  measured: flag('medidas', ['medidas en la pieza', 'por confirmar'], { initial: false }),
  fits: block('qué cabe', { max: 400, min: 0, initial: '' }),
};

const PRODUCT = {
  name: line('nombre', { max: 80 }),
  description: block('descripción', { max: 2_000, min: 0, initial: '' }),
  category: line('categoría', { max: 40 }),
  price: pesos('', { max: MAX_PRICE }),
  embroiderable: flag('bordado', ['con bordado', 'sin bordado'], { initial: true }),
  inStock: flag('', ['disponible', 'agotado'], { initial: true }),
  kitOnly: flag('', ['solo en el kit', 'también por separado'], { initial: false }),
  rank: whole('lugar en el catálogo', { min: 1, max: MAX_POSITION, initial: 999 }),
  pictures: pictureList('fotos', { min: 1, max: MAX_PICTURES }),
  plainPictures: pictureList('fotos sin bordado', { min: 0, max: MAX_PICTURES }),
  pictureAlts: pictureAlts('textos de las fotos'),
  photoDesign: photoDesign('lo que muestra la foto'),
  openPicture: optional(pictureId('foto abierta')),
  ...MEASURES,
  withdrawn: withdrawn('fuera de la tienda', 'en la tienda'),
};

const OPTION_KINDS = {
  add_on: 'complemento',
  font_style: 'letra',
  font_size: 'tamaño',
  font_color: 'hilo',
  animal_theme: 'motivo',
  bag_color: 'color del bolso',
  strap: 'reata',
};

const OPTION = {
  kind: choice('clase', OPTION_KINDS, { fixed: true }),
  id: optional({
    ...line('id', { max: 40, pattern: /^[a-z0-9][a-z0-9-]*$/i, hint: 'Escribe un id con letras, números y guiones.' }),
    fixed: true,
  }),
  field: noField(),
  label: line('nombre', { max: 60 }),
  description: optional(line('descripción', { max: 140, min: 0 })),
  price: pesos('', { max: 5_000_000, initial: 0 }),
  needs: optional(choice('texto que pide', { name: 'el nombre', keychainText: 'el texto del llavero' })),
  kitGift: flag('', ['se puede regalar con el kit', 'no se regala con el kit'], { initial: false }),
  hiddenWithEmbroidery: flag('', ['oculto con «Con bordado»', 'también con «Con bordado»'], { initial: false }),
  exceptProducts: productIds('no se ofrece con'),
  position: whole('lugar', { min: 0, max: MAX_POSITION, initial: MAX_POSITION }),
  withdrawn: withdrawn('fuera de la tienda', 'en la tienda'),
};

const GROUP = {
  label: line('nombre', { max: 60 }),
  firstRank: whole('desde el lugar', { min: 1, max: MAX_POSITION }),
  lastRank: optional(whole('hasta el lugar', { min: 1, max: MAX_POSITION })),
  withdrawn: withdrawn('fuera de la tienda', 'en la tienda'),
};

const CODE = /^[\p{L}\p{N}_-]{3,32}$/u;
const DISCOUNT_CODE = {
  code: { ...capitals(line('código', { max: 40 })), fixed: true } satisfies Field,
  percent: optional(whole('porcentaje', { min: 1, max: 100 })),
  amount: optional({ ...pesos('valor', { min: 1, max: MAX_PRICE }), isPrice: undefined }),
  from: optional(moment('desde', 'start')),
  until: optional(moment('hasta', 'end')),
  totalLimit: optional(whole('usos en total', { min: 1, max: 1_000_000 })),
  perCustomerLimit: optional(whole('usos por persona', { min: 1, max: 1_000_000 })),
  withdrawn: withdrawn('apagado', 'encendido'),
};

const FIGURES = {
  kitPieces: true,
  kitTotal: true,
  kitDiscount: true,
  kitFinalTotal: true,
  kitFreeAccessories: true,
  nameEmbroidery: true,
  embroiderySaving: true,
  nameLength: true,
  addOns: true,
  plainProducts: true,
  pictures: true,
  expressPrice: true,
  expressDays: true,
  standardDays: true,
  embroideryHours: true,
  shipping: true,
  paymentWays: true,
} satisfies Record<keyof FaqFigures, true>;

const FAQ = {
  question: line('pregunta', { max: 200 }),
  answer: block('respuesta', { max: 2_000, also: unknownFigure }),
  category: choice('tema', Object.fromEntries(FAQ_CATEGORIES.map((category) => [category, category]))),
  position: whole('lugar', { min: 0, max: MAX_POSITION, initial: MAX_POSITION }),
  withdrawn: withdrawn('oculta', 'visible'),
};

const number = (typed: unknown): RowId | undefined => {
  const id = typeof typed === 'string' && /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : typed;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_INTEGER ? id : undefined;
};
const word = (typed: unknown): RowId | undefined =>
  typeof typed === 'string' && typed.length > 0 && typed.length <= 80 ? typed : undefined;

/** Everything that the owner can change without an engineer. */
export const ENTITY_RULES: Readonly<Record<Entity, EntityRules>> = {
  product: {
    name: 'Producto nuevo',
    fields: () => PRODUCT,
    toId: number,
    title: ({ name }) => textOf(name),
    creatable: true,
  },
  option: {
    name: 'Opción nueva',
    fields: () => OPTION,
    toId: word,
    title: ({ label }) => textOf(label),
    creatable: true,
    problems: ({ kind, needs, kitGift, hiddenWithEmbroidery, exceptProducts }): Readonly<Record<string, string>> => ({
      ...(hiddenWithEmbroidery === true &&
        needs !== 'name' && { hiddenWithEmbroidery: 'Solo se oculta un complemento que pide el nombre.' }),
      ...(kind !== 'add_on' && {
        ...(needs !== null && { needs: 'Solo un complemento puede pedir un texto.' }),
        ...(kitGift === true && { kitGift: 'Solo un complemento se puede regalar con el kit.' }),
        ...(Array.isArray(exceptProducts) &&
          exceptProducts.length > 0 && { exceptProducts: 'Solo un complemento se quita de algunos productos.' }),
      }),
    }),
  },
  product_group: {
    name: 'Grupo nuevo',
    fields: () => GROUP,
    toId: number,
    title: ({ label }) => textOf(label),
    creatable: true,
    problems: ({ firstRank, lastRank }): Readonly<Record<string, string>> =>
      lastRank !== null && Number(lastRank) < Number(firstRank)
        ? { lastRank: 'El último lugar debe ser igual o mayor al primero.' }
        : {},
  },
  discount_code: {
    name: 'Código nuevo',
    fields: () => DISCOUNT_CODE,
    toId: (typed) => (typeof typed === 'string' ? word(tidyCode(typed).toUpperCase()) : undefined),
    title: ({ code }) => `Código ${textOf(code)}`,
    creatable: true,
    problems: discountProblems,
  },
  faq: {
    name: 'Pregunta nueva',
    fields: () => FAQ,
    toId: word,
    title: ({ question }) => textOf(question),
    creatable: true,
  },
  text: {
    name: 'Texto nuevo',
    fields: (id) => valueField(TEXT_FIELDS, id),
    toId: (typed) => keyIn(TEXT_FIELDS, typed),
    title: () => '',
    creatable: false,
  },
  setting: {
    name: 'Dato nuevo',
    fields: (id) => valueField(SETTING_FIELDS, id),
    toId: (typed) => keyIn(SETTING_FIELDS, typed),
    title: () => '',
    creatable: false,
  },
};

function valueField(fields: Readonly<Record<string, Field>>, id: RowId | null): Record<string, Field> | undefined {
  const field = fields[String(id)];
  return field && { value: field };
}

function keyIn(fields: Readonly<Record<string, Field>>, typed: unknown): RowId | undefined {
  const key = typeof typed === 'string' ? settingKey(typed) : '';
  return Object.hasOwn(fields, key) ? key : undefined;
}

/** A code as carts compare it: trimmed and in capitals. */
function capitals(field: Field): Field {
  return {
    ...field,
    check: (value) => {
      const checked = field.check(typeof value === 'string' ? tidyCode(value).toUpperCase() : value);
      if ('problem' in checked) return checked;
      const hint = 'Escribe un código de 3 a 32 letras y números, sin espacios.';
      return CODE.test(textOf(checked.value)) ? checked : { problem: hint };
    },
  };
}

function discountProblems({ percent, amount, from, until }: Values): Record<string, string> {
  return {
    ...((percent === null) === (amount === null) && {
      [percent === null ? 'percent' : 'amount']: 'Escribe un porcentaje o un valor en pesos, uno de los dos.',
    }),
    ...(from !== null &&
      until !== null &&
      textOf(until) <= textOf(from) && {
        until: 'La fecha final debe ser después de la inicial.',
      }),
  };
}

/** Only the first add-ons have a field of their own in carts; a new one is named in `addOns`. */
function noField(): Field {
  const problem = 'Un complemento nuevo no tiene un campo propio: déjalo vacío.';
  const check = (value: unknown) => (value === null ? { value } : { problem });
  return { label: 'campo', initial: null, fixed: true, check, words: () => '' };
}

/** Figures are placeholders in braces, filled from today's catalogue: an unknown one would be shown as it is. */
function unknownFigure(answer: string): string | undefined {
  const unknown = [...answer.matchAll(/\{(\w*)\}/g)].find(([, name = '']) => !Object.hasOwn(FIGURES, name));
  return unknown && `El dato ${unknown[0]} no existe.`;
}
