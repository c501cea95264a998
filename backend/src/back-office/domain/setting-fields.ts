import { DAY_MS } from '../../common/time.js';
import { type Checked, choice, type Field, flag, type Guard, isWhole, line, optional, pesos, whole } from './field.js';
import { type Json, textOf } from './change.js';
import { KIT_PIECES, kitPieces } from './kit-pieces.js';
import { dateWords, isDate } from './time-fields.js';

/** More days closed at once would be a mistake of typing. */
const MAX_CLOSED_DAYS = 180;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
const LINK = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>"']*)?$/;

const link = (label: string) =>
  line(label, { max: 200, pattern: LINK, hint: 'Escribe la dirección completa, que empieza por https://' });

/** A setting that names the seller or how to reach it: publishing it needs a confirmed identity. */
const redirecting = (field: Field): Field => ({ ...field, guard: () => 'identity' });

/** Decides where money goes. Removing the account needs no consent: it stops transfers to a wrong one at once. */
const redirectingMoney = (field: Field): Field => ({
  ...field,
  guard: (value): Guard => (value === null ? 'identity' : 'consent'),
});

/** 'terminada en 3344' */
const accountEnd = (value: Json) => (value === null ? 'sin dato' : `terminada en ${digitsOf(value).slice(-4)}`);

/** Percent from which a discount gives away so much that an owner must confirm who she is. */
export const LARGE_PERCENT = 50;

/** Editable data of the shop, by its dotted key in `GET /settings`. */
export const SETTING_FIELDS: Readonly<Record<string, Field>> = {
  'contact.phone': redirecting(
    optional(
      line('Teléfono', {
        max: 24,
        pattern: /^\+?\d[\d ()-]{5,22}\d$/,
        hint: 'Escribe el teléfono con números, por ejemplo +57 300 123 4567.',
      }),
    ),
  ),
  'contact.whatsapp': redirecting(
    optional(
      line('WhatsApp', {
        max: 15,
        pattern: /^\d{10,15}$/,
        hint: 'Escribe el número con indicativo y sin espacios, por ejemplo 573001234567.',
      }),
    ),
  ),
  'contact.email': redirecting(
    line('Correo', {
      max: 120,
      pattern: EMAIL,
      hint: 'Escribe un correo, por ejemplo hola@sigerist.co.',
    }),
  ),
  'contact.address': redirecting(line('Dirección', { max: 120 })),
  'contact.hours': hours(),
  'social.instagram': redirecting(link('Instagram')),
  'social.facebook': redirecting(link('Facebook')),
  'legal.name': redirecting(line('Nombre legal', { max: 120 })),
  'legal.taxId': redirecting(
    optional(
      line('NIT', {
        max: 20,
        pattern: /^\d[\d.]{4,14}-\d$/,
        hint: 'Escribe el NIT con su dígito, por ejemplo 900.123.456-7.',
      }),
    ),
  ),
  'bank.name': redirectingMoney(line('Banco', { max: 60 })),
  'bank.type': redirectingMoney(choice('Tipo de cuenta', { Ahorros: 'Ahorros', Corriente: 'Corriente' })),
  'bank.account': redirectingMoney({
    ...optional(
      line('Número de cuenta', {
        max: 30,
        pattern: /^\d[\d -]{4,28}\d$/,
        hint: 'Escribe el número de cuenta con números.',
      }),
    ),
    masked: accountEnd,
  }),
  'bank.holder': redirectingMoney(line('Titular de la cuenta', { max: 120 })),
  'card.way': redirecting(
    choice('Pago con tarjeta, PSE o Nequi', {
      widget: 'aquí mismo o en la página de Wompi',
      page: 'solo en la página de Wompi',
    }),
  ),
  'rating.shown': flag('Calificación 4.9 de los productos sin reseñas', ['se muestra', 'no se muestra']),
  'delivery.standard': days('Entrega normal'),
  'delivery.express': days('Entrega express'),
  'delivery.shippingEstimate': pesos('Envío aproximado', { max: 1_000_000 }),
  'delivery.embroideryHours': whole('Horas de bordado', { min: 1, max: 500 }),
  'pricing.embroideryRemovalSaving': pesos('Ahorro sin bordado', { max: 1_000_000 }),
  'kit.discountPercent': {
    ...whole('Descuento del kit en porcentaje', { min: 0, max: 100 }),
    guard: (value) => (Number(value) >= LARGE_PERCENT ? 'identity' : undefined),
  },
  'kit.freeAccessories': whole('Accesorios de regalo del kit', { min: 0, max: 20 }),
  [KIT_PIECES]: kitPieces(),
  closing: closing(),
  'refunds.approvalAbove': redirectingMoney(
    pesos('Devoluciones que aprueban dos personas, desde', { max: 1_000_000_000 }),
  ),
  'capacity.piecesPerWeek': {
    ...optional(whole('Piezas por semana', { min: 1, max: 10_000 })),
    words: (value) => (value === null ? 'sin límite' : textOf(value)),
  },
};

/** Other names under which a setting is known. */
const ALIASES: Readonly<Record<string, string>> = { 'legal.nit': 'legal.taxId' };

export function settingKey(key: string): string {
  return ALIASES[key] ?? key;
}

/** Fewest and most business days. */
function days(label: string): Field {
  return {
    label,
    check: (value): Checked => {
      const [fewest, most, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
      if (!isWhole(fewest) || !isWhole(most) || more.length > 0 || fewest < 1 || most > 180)
        return { problem: 'Escribe dos números enteros de días hábiles, de 1 a 180.' };
      if (fewest > most) return { problem: 'El primer número de días debe ser menor o igual al segundo.' };
      return { value: [fewest, most] };
    },
    words: (value) => (Array.isArray(value) ? `${value.join(' a ')} días hábiles` : 'sin dato'),
  };
}

/** `{ start, end }` of a working day, or a text with both times, as pages show them. */
function hours(): Field {
  const times = (value: unknown): readonly unknown[] => {
    if (typeof value === 'string') return value.match(/\d{1,2}:\d{2}/g) ?? [];
    if (typeof value !== 'object' || value === null) return [];
    return [(value as Record<string, unknown>).start, (value as Record<string, unknown>).end];
  };
  return {
    label: 'Horario',
    check: (value): Checked => {
      const [start, end, ...more] = times(value).map((time) => String(time).padStart(5, '0'));
      if (!start || !end || more.length > 0 || !TIME.test(start) || !TIME.test(end))
        return { problem: 'Escribe dos horas, por ejemplo 9:00 a 18:00.' };
      return start < end
        ? { value: { start, end } }
        : { problem: 'La hora de inicio debe ser antes de la hora de fin.' };
    },
    words: (value) => {
      const { start, end } = value as { readonly start: string; readonly end: string };
      return `${start} a ${end}`;
    },
  };
}

/** `{ from, until, note }`: first and last day closed, in Bogota; null while the workshop works. */
function closing(): Field {
  const note = line('nota', { max: 200, min: 0 });
  return {
    label: 'Cierre por vacaciones',
    check: (value): Checked => {
      if (value === null) return { value: null };
      if (typeof value !== 'object' || Array.isArray(value)) return { problem: 'Escribe desde cuándo y hasta cuándo.' };
      const { from, until, note: typed = '' } = value as Record<string, unknown>;
      if (!isDate(from) || !isDate(until)) return { problem: 'Escribe las dos fechas, por ejemplo 2026-12-20.' };
      if (until < from) return { problem: 'La fecha final debe ser igual o posterior a la inicial.' };
      if (Date.parse(until) - Date.parse(from) >= MAX_CLOSED_DAYS * DAY_MS)
        return { problem: `El cierre puede durar máximo ${MAX_CLOSED_DAYS} días.` };
      const checked = note.check(typed ?? '');
      return 'problem' in checked ? checked : { value: { from, until, note: checked.value } };
    },
    words: (value) => (value === null ? 'sin cierre' : closingWords(value)),
    texts: (value) => [textOf((value as { readonly note?: string } | null)?.note)],
  };
}

/** The digits of an account number, by which two ways to write it are the same account. */
function digitsOf(value: Json): string {
  return textOf(value).replace(/\D/g, '');
}

function closingWords(value: Json): string {
  const { from, until } = value as { readonly from: string; readonly until: string };
  return `cerrado del ${dateWords(from)} al ${dateWords(until)}`;
}
