import fc from 'fast-check';
import { anyCharacter } from '../any-character.js';

/** JSON that `JSON.stringify` does not write, such as `1e400`; see {@link toJson}. */
export class RawJson {
  constructor(readonly text: string) {}

  toJSON(): string {
    return `\u0001raw:${this.text}\u0001`;
  }
}

export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(/"\\u0001raw:(.*?)\\u0001"/g, '$1');
}

const MAX_TEXT = 90_000;
/** Texts that make careless regular expressions slow, or that grow when they are normalised. */
const REPEATED = [
  'a',
  '/',
  ' ',
  '@',
  '.',
  '-',
  '0',
  '\n',
  '\t',
  'a@',
  'a.',
  '+',
  '"',
  '\\',
  '%',
  "'",
  'é',
  '👶',
  '\uFDFA',
  'İ',
  '\u0301',
  '\u200D',
];

const oddText = fc.constantFrom(
  ...['', ' ', '\u0000', 'a\u0000b', '\u200B', '\u202E', '\uFEFF', '\ud83d', '\udc76x', '👨‍👩‍👧‍👦', '\uFDFA', 'İ'],
  ...["'; DROP TABLE product; --", "' OR 1=1 --", '%', '_', '\\', '%00', '%E0%A4%A', '../../etc/passwd', '..%2f..%2f'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'NaN',
    'Infinity',
    '-0',
    '1e9',
    '1e400',
    '0x10',
    '٣',
    'null',
    'undefined',
    'true',
  ],
  ...['<script>alert(1)</script>', '{{7*7}}', '${7*7}', '\r\nSet-Cookie: a=b', '=cmd|1', 'javascript:alert(1)'],
  ...[
    '2026-13-45',
    '0000-00-00',
    '9999999-01-01',
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
    '2026-02-30',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '{3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11}',
    '3F0C8F0E-6F0E-4D8E-9A55-0B6F3F8A1C11',
  ],
  ...[
    'a@b',
    '"a b"@example.com',
    'laura@[127.0.0.1]',
    'laura@xn--a.com',
    'ｌａｕｒａ@example.com',
    'a@b.c\nBcc: x@y.z',
    'ñ@ñ.co',
  ],
);

const longText = fc
  .tuple(
    fc.constantFrom(...REPEATED),
    fc.constantFrom(21, 129, 255, 1_000, 5_000, MAX_TEXT),
    fc.constantFrom('', '!', 'a', '@a.co'),
  )
  .map(([unit, length, end]) => unit.repeat(Math.floor(length / Buffer.byteLength(unit))) + end);

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: longText },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 1e-7, 100, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, Number.MAX_VALUE),
  fc.constantFrom(new RawJson('1e400'), new RawJson('-1e400'), new RawJson('0.1e-400'), new RawJson('9'.repeat(400))),
  fc.double({ noNaN: true }),
  fc.integer(),
);

const nested = (depth: number, open: string, close: string) =>
  new RawJson(open.repeat(depth) + (open.endsWith(':') ? '1' : '') + close.repeat(depth));

const hostileObject = fc.constantFrom<unknown>(
  {},
  [],
  [[]],
  [null],
  [{}],
  ['a', 'b'],
  { length: 1_000_000_000 },
  { toString: 'x', valueOf: 1, constructor: null },
  new RawJson('{"__proto__":{"isAdmin":true,"role":"staff"}}'),
  new RawJson('{"constructor":{"prototype":{"x":1}}}'),
  new RawJson('{"a":1,"a":2}'),
  { then: 'x', toJSON: 'y', then2: {} },
  { $gt: '' },
  Array.from({ length: 5_000 }, () => 0),
  nested(18, '[', ']'),
  nested(25, '[', ']'),
  nested(10_000, '[', ']'),
  nested(18, '{"a":', '}'),
  nested(5_000, '{"a":', '}'),
);

/** Anything that JSON can say, mostly of the wrong type, size or encoding. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileObject },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
