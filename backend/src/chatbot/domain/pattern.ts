import { PAYMENT_PROVIDERS } from '../../common/payment-providers.js';
import { fold } from './normalise.js';
import { CITIES, COUNTRIES } from './synonyms.js';

/** A row of the table of intents: the intent, the strength of the pattern, and the pattern. */
export type IntentRow = readonly [intent: string, strength: number, pattern: string];

/** Shorthand of the intent patterns. `~` is a gap of a few words within a sentence; every gap is bounded, so matching stays linear. */
const MACROS: Readonly<Record<string, string>> = {
  '~': '(?:\\b[^|]{0,34} )?',
  PRICE:
    '(?:(?:(?:a|en|como|de)? ?cuanto(?! tiempo| (?:se |me |lo |la )*(?:demora|tarda|llega|despach|envian|mandan|entregan)| (?:le |me |nos )?falta|s )(?: (?:es|me|nos|les|le|te|se|mas|hay|toca|que|ella|el|esta|estan))*(?: (?:vale|valen|valdria|cuesta|cuestan|costaria|sale|salen|saldria|cobran|cobra|seria|queda|quedaria|pagar|pago|pagaria|adicional|extra|dinero|plata))?|precios?|preci|valor(?:es)?|vale(?= (?:la|el|los|las|un|una|eso|ese|esa|este|esta|con|sin|lo|mucho|cada) )|valen|valdria|a como|que (?:precio|valor|costo|vale|cuesta)|costos?|cuesta|cuestan|costaria|cotiz\\w+|tarifas?|cobran|cobra|sale en|saldria|sale por))',
  TIME: '(?:cuanto (?:tiempo )?(?:se |me |les )?(?:demor\\w+|tard\\w+|toma|dura en llegar)|cuanto tiempo|cuantos dias|en cuantos dias|demor\\w+|tard(?:a|an|aria|arian|ara)|(?<!con el )tiempos?|para cuando|en que tiempo|cuando (?:lo |la |los |las )?(?:empiezan|empezarian|inician|arrancan|comienzan)|en cuanto (?:me |lo |la |los |las )*(?:llega\\w*|entregan|envian|mandan|despachan)|cuando (?:me |lo |la |los |nos )?(?:llega\\w*|entregan|lo tendria|estaria|estari\\w+|lo recib\\w+|recib\\w+|podria tener\\w*|puedo tener\\w*|queda lista|queda listo|envian|mandan))',
  HAVE: '(?:tienen?|hay|manej\\w+|venden|ofrecen|cuentan con|trabajan|trae|traen|viene|vienen|existe|existen|hacen|dan|tendran|habra)',
  CAN: '(?:puedo|puede|pueden|podria|podrian|se puede|se podria|es posible|sera posible|hay forma|hay manera|me permite\\w*|dejan|permiten)',
  '@CITY': CITIES,
  '@COUNTRY': COUNTRIES,
  '@PROVIDER': Object.values(PAYMENT_PROVIDERS)
    .map(({ name }) => fold(name))
    .join('|'),
};

/** Compiles a pattern of the table; it matches whole words of a normalised text, or all of it when it begins with `^`. */
export function pattern(source: string): RegExp {
  const expanded = source.replace(
    /~|@CITY|@COUNTRY|@PROVIDER|\b(?:PRICE|TIME|HAVE|CAN)\b/g,
    (macro) => MACROS[macro] ?? macro,
  );
  return new RegExp(expanded.startsWith('^') ? expanded : `\\b(?:${expanded})\\b`);
}
