import fc from 'fast-check';
import { hostileText } from './hostile-values.js';

/** Ways to make the text of a body invalid. */
export const SPOILED: ((text: string) => string | Buffer)[] = [
  (text) => text.slice(0, text.length / 2),
  (text) => `\uFEFF${text}`,
  (text) => `${text},`,
  (text) => `${text}${text}`,
  (text) => Buffer.from(text.replace(/[a-z]/, 'ñ'), 'latin1'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => text.replaceAll('"', "'"),
  () => '',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '1e400',
  () => '['.repeat(40_000),
  () => '{"a":'.repeat(15_000),
  () => `{"a":"${'x'.repeat(110_000)}"}`,
  () => Buffer.from([0, 0xff, 0xfe, 0x80, 0x7b, 0x7d]),
];

export const CONTENT_TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'json',
    '',
    ';',
    '*/*',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'application/json;charset="',
    'application/problem+json',
  ],
];

/** Header values as an HTTP client can send them; broken ones are sent over a bare socket. */
const headerText = fc.oneof(
  hostileText.map((text) => text.slice(0, 2_000).replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')),
  fc.constantFrom(
    'a'.repeat(7_000),
    '0',
    '-1',
    '*',
    'W/"x"',
    '"x", "y"',
    'bytes=0-,5-1,a',
    'gzip;q=9,br;q=-1',
    'null',
    'http://[',
    'shop, shop',
  ),
);

export const hostileHeaders = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...[
        'Cookie',
        'Accept',
        'Accept-Encoding',
        'Accept-Language',
        'If-None-Match',
        'If-Modified-Since',
        'Range',
        'Origin',
        'Referer',
      ],
      ...[
        'Idempotency-Key',
        'X-Event-Checksum',
        'X-Forwarded-For',
        'X-Forwarded-Proto',
        'X-Forwarded-Host',
        'Sec-Fetch-Site',
        'User-Agent',
      ],
      ...[
        'X-Request-Id',
        'Authorization',
        'X-HTTP-Method-Override',
        'Content-Language',
        'Prefer',
        'TE',
        'Content-Encoding',
        'Content-Type',
      ],
    ),
    fc.oneof(
      headerText,
      fc.constantFrom(
        'connect.sid=s%3Ax.y',
        'sid=%E0%A4%A',
        '__Host-sid=s:a.b; sid=s:c.d; payer=a',
        'payer=;;;=;=',
        'gzip',
        'identity',
      ),
      fc.array(
        headerText.map((text) => text.slice(0, 300)),
        { maxLength: 3 },
      ),
    ),
  ),
  { maxLength: 2 },
);
