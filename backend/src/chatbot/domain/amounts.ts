/** A word as it was typed and as the patterns read it; `text` may hold several words for one abbreviation. */
export interface Word {
  readonly raw: string;
  readonly text: string;
}

const FEW: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};
const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
};
const TENS: Readonly<Record<string, number>> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const THOUSAND = /^(?:mil|lucas|lukas|luquitas|barras|k)$/;
/** 'Un palo' is a million in Colombia. */
const MILLION = /^(?:millon|millones|palos?)$/;
const DOZEN = 12;

/** Writes amounts of several words as one number: '300 mil', 'medio millón', 'media docena de', 'un par de', 'cien'. */
export function joinedAmounts(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { value, length } = amountAt(words, i) ?? { value: undefined, length: 1 };
    if (value === undefined) joined.push(words[i]!);
    else joined.push({ raw: rawOf(words.slice(i, i + length)), text: `${value}` });
    i += length - 1;
  }
  return joined;
}

interface Amount {
  readonly value: number;
  /** Number of words. */
  readonly length: number;
}

function amountAt(words: readonly Word[], at: number): Amount | undefined {
  const text = words[at]!.text;
  const next = words[at + 1]?.text ?? '';
  const count = FEW[text] ?? (/^\d{1,3}$/.test(text) ? Number(text) : undefined);
  const hundreds = HUNDREDS[text];
  const thousands = thousandsAt(words, at);
  if (thousands) return thousands;
  if (MILLION.test(next) && (text === 'medio' || count !== undefined)) {
    if (words[at + 2]?.text === 'de' && words[at + 3]?.text === 'rosa') return undefined;
    const isHalfMore = words[at + 2]?.text === 'y' && words[at + 3]?.text === 'medio';
    return { value: ((count ?? 0.5) + (isHalfMore ? 0.5 : 0)) * 1_000_000, length: isHalfMore ? 4 : 2 };
  }
  if (/^docenas?$/.test(next) && (text === 'media' || count !== undefined))
    return { value: (count ?? 0.5) * DOZEN, length: 2 + ofAt(words, at + 2) };
  if (text === 'un' && next === 'par') return { value: 2, length: 2 + ofAt(words, at + 2) };
  return hundreds !== undefined && next !== 'por' && next !== 'mil' ? { value: hundreds, length: 1 } : undefined;
}

/** '300 mil', 'cien mil', 'ciento cincuenta mil' */
function thousandsAt(words: readonly Word[], at: number): Amount | undefined {
  const [text = '', second = '', third = ''] = words.slice(at, at + 3).map((word) => word.text);
  const digits = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  const alone = digits ?? HUNDREDS[text] ?? TENS[text];
  if (alone !== undefined && THOUSAND.test(second)) return { value: alone * 1000, length: 2 };
  const hundreds = text === 'ciento' ? 100 : HUNDREDS[text];
  const tens = TENS[second];
  if (hundreds === undefined || tens === undefined || !THOUSAND.test(third)) return undefined;
  return { value: (hundreds + tens) * 1000, length: 3 };
}

/** 1 where the next word is 'de', which belongs to the amount. */
function ofAt(words: readonly Word[], at: number): number {
  return words[at]?.text === 'de' ? 1 : 0;
}

function rawOf(words: readonly Word[]): string {
  return words.map(({ raw }) => raw).join(' ');
}
