import type { Word } from './amounts.js';
import type { NormalisedText } from './normalise.js';
import { COMMON_WORDS } from './common-words.js';
import { CITIES, COUNTRIES } from './synonyms.js';
import { SHOP_WORDS } from './vocabulary.js';

/** A name to embroider, where its words end in the normalised text, and whether its words identify it as one. */
export interface FoundName {
  readonly name: string;
  /** Offset in the normalised text where the name begins and ends. */
  readonly at: number;
  readonly end: number;
}

const NOT_A_NAME = new Set([
  ...SHOP_WORDS,
  ...COMMON_WORDS,
  ...'dorado dorada plateado plateada blanco blanca negro negra rosado rosada azul marino cafe morado rojo leon jirafa elefante oso dinosaurio mariposa unicornio princesa tres motivo hola letra bordado con sin ya mi su tu del al lo la el los las es que de en y o u e a por me te se le un una muchas mucho gusto favor ustedes usted ella ellos alguien todo nuevo animalito animalitos animales funda correa cierre tarjeta cita ganas urgencia tiempo iva respecto relacion mama bebe hijo hija apellido inicial iniciales foto logo asesor asesora asa nequi pse efecty daviplata addi sistecredito rappi dinosaurios ositos nina nino ninos adulto adultos viajar salir dia unas unos decoracion espacio espalda bolsillos cremallera solapa termico forro cabe caben alcanza entra entran largo larga largos largas corto cortos'.split(
    ' ',
  ),
]);
/** Small words inside names: "María del Mar", "Ana y Luis". */
const JOINERS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e']);
const MAX_NAME_WORDS = 6;
/** Names among the words that the speller leaves alone. */
const NAMES = new Set(
  'pedro andres mario salvador cesar marco andrea carlo martha marta carol norman martin marian marino francis andrew mariana renata medina marin naranjo restrepo'.split(
    ' ',
  ),
);
/** Names that are words too: they count after "el nombre" or with a capital. */
const WORD_NAMES = new Set(
  'mia familia luz milagros carmen socorro rosario trinidad soledad amparo cruz jesus guadalupe angeles luna estrella rosa celeste violeta coral nieves sol mar alba abril julio domingo victoria paz esperanza mercedes dulce cielo paloma marina lila olivia julieta angel reina aurora flor jazmin gala elsa gloria consuelo pilar'.split(
    ' ',
  ),
);

/** The triggers before this one always precede a name; the others only suggest it. */
const STRONG = 3;

const TRIGGERS: readonly RegExp[] = [
  /(?:^| )(?:con |de |en |lleve |ponerle |poner |ponga |pongale |bordarle |borden |bordar |escrib\w+ |coloc\w+ )?(?:el |un |su )?nombres? (?:de |es |seria |sea |a bordar |que |dice |bordado |va |: )*(?:de )?(?:mi |la |el |su )?(?:hij[oa] |bebe |nin[oa] |nen[ea] |sobrin[oa] |niet[oa] )?(?:que )?(?:es |se llama )?$/,
  /(?:^| )(?:que )?(?:diga|dice|lleve|llevar[ai]|ponga|pongan|borde|borden|bordarle|bordarlo|bordarla|bordale|ponle|ponerle|marcad[oa]|escriban) (?:con |el nombre |de )?$/,
  /(?:^| )(?:se llama|llamad[oa]|se va a llamar|se llamara|a nombre de|para mi (?:hij[oa]|bebe|nen[ea]|sobrin[oa]|niet[oa]|princesa|principe)|para (?:la|el) bebe|bordad[oa]s? (?:con|que diga|de|a|para)|personalizad[oa] (?:con|para|a)|marcad[oa] (?:con|para)) $/,
  /(?:^| )con $/,
  /(?:^| )(?:mochila|milano|panalera|multifuncional|lonchera|maleta|viajera|baul|biberones|bolso|mariposa|higiene|mudas|organizador|neceser|morral) (?:para|de) $/,
  /(?:^| )(?:cabe|caben|cabria) $/,
  /(?:^| )para $/,
  /(?:^| )bordad[oa]s? $/,
];

/** So many triggers at the end count only before a capital. */
const NEED_CAPITAL = 3;

const LOCATIONS = new Set(`${CITIES}|${COUNTRIES}`.split(/[| ]/));

/** The name to embroider in a text, as it was typed; `isKnown` is true for words with another meaning here. */
export function findName(message: NormalisedText, isKnown: (word: string) => boolean): FoundName | null {
  const { words } = message;
  const starts: number[] = [];
  let at = 1;
  for (const word of words) {
    starts.push(at);
    at += word.text.length + 1;
  }
  let weak: FoundName | null = null;
  for (let i = 1; i < words.length; i += 1) {
    const before = message.text.slice(Math.max(0, starts[i]! - 70), starts[i]).replace(/[|,] $/, '');
    const trigger = TRIGGERS.findIndex((pattern) => pattern.test(before));
    if (trigger < 0 || !isNameWord(words[i]!, isKnown, trigger < STRONG)) continue;
    const isPlain =
      trigger >= TRIGGERS.length - NEED_CAPITAL &&
      !(/^\p{Lu}\p{Ll}/u.test(words[i]!.raw) && !LOCATIONS.has(words[i]!.text));
    if (isPlain) continue;
    const last = lastNameWord(words, i, isKnown);
    const name = nameOf(words.slice(i, last + 1));
    const found = { name, at: starts[i]!, end: starts[last]! + words[last]!.text.length };
    if (trigger < STRONG) return found;
    weak ??= found;
  }
  return weak;
}

/** The name of a second piece: 'una que diga Ana y otra que diga Luis', 'una Milano para Emma y una pañalera para Luca'. */
export function findOtherName(
  message: NormalisedText,
  first: FoundName,
  isKnown: (word: string) => boolean,
  lastPieceAt: number,
): string | null {
  if (lastPieceAt < first.end && !/\botr[oa]\b/.test(message.text.slice(first.end))) return null;
  let at = 1;
  const rest = message.words.filter(({ text }) => {
    at += text.length + 1;
    return at > first.end + 2;
  });
  const text = ` ${rest.map((word) => word.text).join(' ')} `;
  return findName({ ...message, words: rest, text }, isKnown)?.name ?? null;
}

function isNameWord({ raw, text }: Word, isKnown: (word: string) => boolean, isCalledName: boolean): boolean {
  if (text === '|' || text === ',' || raw === '') return false;
  const typed = raw
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]/gu, '');
  if (typed.length < 2 || /^\d/.test(raw)) return false;
  if (NAMES.has(typed)) return true;
  if (/^(?:papa|mama|abuel[oa]|tit[oa])$/.test(typed)) return isCalledName && /^\p{Lu}/u.test(raw);
  if (/(?:ad|id)[oa]s?$|mente$|cion(?:es)?$/.test(typed) && typed.length > 5 && !/^\p{Lu}/u.test(raw)) return false;
  if (WORD_NAMES.has(typed)) return isCalledName || /^\p{Lu}\p{Ll}/u.test(raw);
  return (
    !NOT_A_NAME.has(typed) &&
    !isKnown(typed) &&
    (!isKnown(text) || /^\p{Lu}/u.test(raw)) &&
    (typed === text || !NOT_A_NAME.has(text) || /^\p{Lu}/u.test(raw))
  );
}

function lastNameWord(words: readonly Word[], first: number, isKnown: (word: string) => boolean): number {
  let last = first;
  for (let i = first + 1; i < words.length && i < first + MAX_NAME_WORDS; i += 1) {
    if (isNameWord(words[i]!, isKnown, false)) last = i;
    else if (!JOINERS.has(words[i]!.text) || !words[i + 1]) break;
  }
  return last;
}

/** As typed; a text in one case throughout is written as names are. */
function nameOf(words: readonly Word[]): string {
  const name = words.map(({ raw }) => raw.replace(/^["'«“‘]|["'»”’]$/gu, '')).join(' ');
  const isOneCase = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3);
  if (!isOneCase) return name;
  return name
    .toLocaleLowerCase('es')
    .replace(
      /(^|[ -])(\p{L})(?=\p{L}*)/gu,
      (_, space: string, letter: string) => space + letter.toLocaleUpperCase('es'),
    )
    .replace(/ (Del?|La|Las|Los|Y|E)(?= )/g, (joiner) => joiner.toLowerCase());
}
