import { bogotaDay, DAY_MS } from '../../common/time.js';
import { added, type FoundIntent } from './intents.js';
import { numberOf } from './quantities.js';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const WEEKDAYS = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');
/** Days of the year by name: month (from 1) and day. */
const NAMED_DAYS: readonly [RegExp, number, number][] = [
  [/\b(?:navidad|nochebuena|noche buena|navidades)\b/, 12, 24],
  [/\bvelitas\b/, 12, 7],
  [/\bnovenas?\b/, 12, 16],
  [/\b(?:ano nuevo|fin de ano)\b/, 12, 31],
  [/\breyes\b/, 1, 6],
];
/** 'el 5 de diciembre', '5 dic', 'el primero de enero' */
const DATE = new RegExp(
  `\\b(\\d{1,2}|primero|uno) (?:de )?(?:el mes de )?(${MONTHS.join('|')}|ene|feb|abr|jun|jul|ago|sept|sep|oct|nov|dic)\\b`,
);
/** 'para el 15': a day without its month. */
const DAY =
  /\b(?:para|antes|hasta|nace|cumple|naceria|alcanz[a-z]+|llega[a-z]*|fecha|es|seria) (?:de |para )?(?:el |del )(?:dia |proximo )?(\d{1,2})(?= [|,]| $| (?:si|se|alcanz[a-z]+|llega[a-z]*|ya|la|lo|o|y|del|de este|hay|sera|estaria|me|podria|que) )/;
/** 'el 19 es el bautizo', 'el sábado 12' */
const DAY_FIRST = new RegExp(
  `\\b(?:${WEEKDAYS.join('|')}|(?:el|dia)(?= \\d{1,2} (?:es|sera|tengo|cumple|nace|viajo|hay) )) (\\d{1,2})\\b(?! (?:am|pm|horas|de la|por ciento))`,
);
const WEEKDAY = new RegExp(
  `\\b(?:este|el|del|proximo|otro|para) (?:(?:proximo|otro|dia|mismo) )?(${WEEKDAYS.join('|')})\\b`,
);
/** 'para el 15 12' */
const NUMERIC_DATE =
  /\b(?:para|antes|hasta|nace|cumple|es|necesito) (?:de |para )?(?:el |del )?(\d{1,2}) (\d{1,2})(?= [|,]| $)/;
/** The day is that of an order or promise in the past. */
const IS_ABOUT_PAST =
  /\b(?:pedi|compre|pague|hice|encargue|ordene|compramos|pagamos|pedimos|consigne|transferi|eran? para|debia|quedaron|prometieron|dijeron|me llego|llegaron)\b/;
const PAST_DAYS = 60;
/** The longest time from one day of a number to the next: from March 31 to May 31. */
const MAX_DAYS_AHEAD = 61;

/** Days of a text, at midnight UTC. */
export interface NamedDays {
  /** The day by which the customer needs the piece. */
  readonly deadline: Date | null;
  /** The day on which the customer would order. */
  readonly orderDay: Date | null;
}

/** 'si lo pido el viernes', 'el lunes hago el pedido' */
const ORDERING =
  /\b(?:pido|compro|encargo|ordeno|pago|hago (?:el|un|mi) (?:pedido|encargo)|pidiera|comprara|pidiendol[oa]|comprandol[oa]) /;

/** Finds the days that a text names. */
export function findDays(text: string, now: Date): NamedDays {
  if (!NAMES_A_DAY.test(text) || IS_ABOUT_PAST.test(text)) return { deadline: null, orderDay: null };
  const today = Date.parse(`${bogotaDay(now)}T00:00:00Z`);
  const orders = ORDERING.exec(text);
  if (!orders) return { deadline: dayIn(text, today), orderDay: null };
  const end = orders.index + orders[0].length - 1;
  const after = text.slice(end, end + 30).split(/ [|,] | (?:para|pa|llega\w*|alcanza\w*) /)[0]!;
  const before = text.slice(Math.max(0, orders.index - 30), orders.index);
  const inAfter = /^ manana\b/.test(after) ? new Date(today + DAY_MS) : dayIn(`${after} `, today);
  if (inAfter) return { orderDay: inAfter, deadline: dayIn(text.replace(after, ''), inAfter.getTime()) };
  const inBefore = /\b(?:para|antes|si|cuando)\b|[|,]/.test(before) ? null : dayIn(before, today);
  return inBefore ? { orderDay: inBefore, deadline: null } : { deadline: dayIn(text, today), orderDay: null };
}

/** Checked first, because most messages name no day and this costs less than the patterns of each kind. */
const NAMES_A_DAY = new RegExp(
  `\\d|\\b(?:${WEEKDAYS.join('|')}|hoy|manana|semanas?|dias|primero|uno|navidad\\w*|noche ?buena|velitas|novenas?|ano|reyes)\\b`,
);

function dayIn(text: string, today: number): Date | null {
  const date = DATE.exec(text);
  if (date) {
    const month = MONTHS.findIndex((name) => name.startsWith(date[2]!)) + 1;
    return onDate(today, month, /\d/.test(date[1]!) ? Number(date[1]) : 1);
  }
  const named = NAMED_DAYS.find(([words]) => words.test(text));
  if (named) return onDate(today, named[1], named[2]);
  const numeric = NUMERIC_DATE.exec(text);
  if (numeric) return onDate(today, Number(numeric[2]), Number(numeric[1]));
  const day = DAY.exec(text) ?? DAY_FIRST.exec(text);
  if (day) return onDayOfMonth(today, Number(day[1]));
  const ahead = daysAhead(text, new Date(today).getUTCDay());
  return ahead === null ? null : new Date(today + ahead * DAY_MS);
}

/** How many days from today, for 'este sábado', 'mañana', 'en dos semanas'. */
function daysAhead(text: string, weekday: number): number | null {
  const named = WEEKDAY.exec(text);
  if (named) {
    const days = (WEEKDAYS.indexOf(named[1]!) - weekday + 7) % 7 || 7;
    return /\botro /.test(named[0]) ? days + 7 : days;
  }
  if (/\b(?:para|necesito) (?:ya )?hoy\b/.test(text)) return 0;
  if (/\bpasado manana\b/.test(text)) return 2;
  if (
    /\b(?:para|necesito|llega|urge) (?:ya )?manana\b|\bmanana mismo\b|\bmanana (?:se puede|la tienen|lo tienen)\b/.test(
      text,
    )
  )
    return 1;
  if (/\b(?:para|este) (?:el |este )?fin de semana\b/.test(text)) return (6 - weekday + 7) % 7 || 7;
  if (/\bpara (?:la otra|la proxima|la) semana(?: (?:entrante|que viene|proxima))?\b/.test(text))
    return 7 + ((5 - weekday + 7) % 7);
  const span =
    /\b(?:dentro de|para en|en menos de|antes de) (\d{1,2}|una?|dos|tres|ocho|quince) (dias?|semanas?)\b/.exec(text);
  if (!span) return null;
  const count = /^una?$/.test(span[1]!) ? 1 : numberOf(span[1]!);
  return span[2]!.startsWith('semana') ? count * 7 : count;
}

function onDate(today: number, month: number, day: number): Date | null {
  const year = new Date(today).getUTCFullYear();
  const thisYear = Date.UTC(year, month - 1, day);
  // A day of the last weeks is in the past; one of months ago is meant for the next year.
  if (thisYear < today && today - thisYear < PAST_DAYS * DAY_MS) return null;
  const date = new Date(Date.UTC(thisYear < today ? year + 1 : year, month - 1, day));
  // JavaScript takes February 30 for a day of March.
  return date.getUTCMonth() === month - 1 ? date : null;
}

/** The next day of the calendar with this number. */
function onDayOfMonth(today: number, day: number): Date | null {
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = new Date(today + ahead * DAY_MS);
    if (date.getUTCDate() === day) return date;
  }
  return null;
}

/** Intents that are answered beside the dates of delivery. */
const MAY_COME_WITH = new Set([
  ...[
    'price',
    'price_plain',
    'name_price',
    'price_list',
    'price_cheapest',
    'shipping_cost',
    'coverage',
    'kit',
    'design',
  ],
  ...['personalise', 'how_to_buy', 'catalogue', 'delivery_time', 'express_price', 'threads', 'motifs', 'bag_colours'],
]);
/** Intents that the dates of delivery answer. */
const ANSWERED_BY_DATES = new Set([
  ...['express', 'express_24', 'recommendation', 'stock', 'product_info', 'hours', 'delivery_time'],
  ...['ack', 'greeting', 'thanks', 'ask_help', 'how_are_you', 'compliment', 'laugh', 'goodbye'],
]);
const ASKS_FOR_IDEAS =
  /\b(?:recomiend|recomend|sugier|suger|aconsej|ideas?|que (?:me |le |puedo |regal|llev|hay|tienen))/;
const ASKS_FOR_HOURS =
  /\b(?:abr(?:en|e|ir)|atiend\w+|atencion|horarios?|cierran|trabajan|laboran|contestan|responden|abiert\w+|alguien|despachan|cuentan|habiles)\b/;

/** A message that names a day is answered with the dates of delivery. */
export function withDeadline(
  found: readonly FoundIntent[],
  { deadline, orderDay }: NamedDays,
  text: string,
): FoundIntent[] {
  const isAnswered = (intent: string) =>
    (ANSWERED_BY_DATES.has(intent) || (orderDay !== null && intent === 'payment_cash_on_delivery')) &&
    !(intent === 'recommendation' && ASKS_FOR_IDEAS.test(text)) &&
    !(intent === 'hours' && ASKS_FOR_HOURS.test(text));
  const others = found.filter(({ intent }) => !isAnswered(intent));
  const mayAdd = others.every(({ intent }) => MAY_COME_WITH.has(intent) || intent === 'recommendation');
  if ((!deadline && !orderDay) || !mayAdd) return [...found];
  const isAboutOpening = others.length === 0 && /\b(?:trabajan|laboran|abren|atienden|abiert[oa]s?)\b/.test(text);
  return [...others, added(isAboutOpening ? 'hours' : 'delivery_time')];
}
