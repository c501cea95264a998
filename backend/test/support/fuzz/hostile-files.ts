import fc from 'fast-check';
import sharp from 'sharp';
import { aPhoto, anAnimation, aPicture, pngOf } from '../pictures.js';

export const BOUNDARY = '----hostile';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>';

/** Pictures, files that only begin as one, and tables as banks write them. */
const files: Buffer[] = [
  await aPhoto(),
  await anAnimation(),
  await aPicture('png', 40, 30),
  await aPicture('webp', 40, 30),
  await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer(),
  ...[
    [65_535, 65_535],
    [2 ** 31 - 1, 1],
    [0, 0],
    [1, 20_000],
  ].map(([width, height]) => pngOf(width!, height!)),
  Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>')]),
  ...[SVG, `GIF89a/*${SVG}*/`, '%PDF-1.7', '', '\u0000'].map((text) => Buffer.from(text)),
  ...[
    'FECHA;VALOR\n2026-11-01;1000',
    '"',
    'a,b\n'.repeat(2_000),
    '=cmd|1;=1+1\n;;;',
    'fecha,valor\n31/02/2026,-1e400',
  ].map((text) => Buffer.from(text)),
];

/** One of those files, changed here and there. */
export const hostileFile: fc.Arbitrary<Buffer> = fc
  .record({
    file: fc.constantFrom(...files),
    end: fc.oneof(
      { weight: 3, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
    at: fc.nat(3_000),
    bytes: fc.oneof(
      { weight: 1, arbitrary: fc.constant(new Uint8Array()) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 8 }) },
    ),
  })
  .map(({ file, end, at, bytes }) => {
    const offset = file.length ? at % file.length : 0;
    const changed = Buffer.concat([file.subarray(0, offset), bytes, file.subarray(offset + bytes.length)]);
    return changed.subarray(0, Math.ceil(changed.length * end));
  });

/** The form that carries the file. */
export function formOf(file: Buffer): Buffer {
  const start = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="../foto.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(start), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
