import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** A JPEG with EXIF and GPS whose pixels lie on their side: upright it is 60 × 90, red above and blue below. */
export async function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } })
    .composite([{ input: { create: { width: 45, height: 60, channels: 3, background: '#00f' } }, left: 45, top: 0 }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withExif({
      IFD0: { Make: 'Camera of the test', Copyright: 'Ana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 15/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '75/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A picture of noise, which differs with every call. */
export async function aPicture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 1200, height = 900): Promise<Buffer> {
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(30 * 30 * 3)));
  const small = sharp(noise, { raw: { width: 30, height: 30, channels: 3 } });
  return small.resize(width, height, { fit: 'fill' }).toFormat(format).toBuffer();
}

/** A WebP of two frames. */
export async function anAnimation(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 0), Buffer.alloc(20 * 20 * 3, 255)]);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0 })
    .toBuffer();
}

/** A small PNG file whose header promises this many pixels. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
