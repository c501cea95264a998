import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import request from 'supertest';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { MediaDto, MediaPageDto } from '../src/media/adapters/http/media.dto.js';
import { MAX_UPLOAD_BYTES } from '../src/media/domain/media-errors.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { OrderingShop } from './support/ordering-shop.js';
import { anAnimation, aPhoto, aPicture, pngOf } from './support/pictures.js';
import { newcomer } from './support/shopper.js';

describe('pictures', () => {
  let orders: OrderingShop;
  let shop: TestApp;
  let staff: Awaited<ReturnType<OrderingShop['staff']>>;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    shop = orders.shop;
    staff = await orders.staff();
  });
  afterAll(() => orders.close());

  const upload = (file: Buffer, filename = 'foto.jpg', contentType = 'image/jpeg') =>
    staff.post('/api/media').attach('file', file, { filename, contentType });
  const stored = async (file: Buffer) => (await upload(file).expect(201)).body as MediaDto;
  const files = () => readdir(path.join(shop.env.dataDir, 'media')).catch(() => [] as string[]);
  const rows = async () =>
    Number((await shop.app.get(DataSource).query<{ count: string }[]>('SELECT count(*) FROM media'))[0]!.count);
  const fetched = async (url: string) =>
    Buffer.from((await request(shop.app.getHttpServer()).get(url).expect(200)).body as Buffer);

  it('become renditions in every width, never larger than they are, and a preview for links', async () => {
    const picture = await stored(await aPicture('png', 900, 600));
    expect(picture).toMatchObject({ width: 900, height: 600, id: expect.stringMatching(/^[0-9a-f]{20}$/) });
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
    const widths = [360, 560, 800, 900];
    expect(picture.sources).toEqual(
      ['avif', 'webp'].flatMap((format) =>
        widths.map((width) => ({ url: `/media/${picture.id}-${width}.${format}`, width, type: `image/${format}` })),
      ),
    );
    for (const { url, width, type } of picture.sources) {
      const { format, compression, ...size } = await sharp(await fetched(url)).metadata();
      expect([size.width, size.height, format === 'heif' ? compression : format]).toEqual([
        width,
        Math.round((width * 600) / 900),
        type === 'image/avif' ? 'av1' : 'webp',
      ]);
    }
    const share = await sharp(await fetched(`/media/${picture.id}-share.jpg`)).metadata();
    expect(share).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  it('are served however narrow they are', async () => {
    const { sources } = await stored(await aPicture('png', 3, 40));
    expect((await sharp(await fetched(sources[0]!.url)).metadata()).width).toBe(3);
  });

  it('are turned upright, and lose EXIF and GPS', async () => {
    const photo = await aPhoto();
    expect(String(photo)).toContain('Camera of the test');
    const picture = await stored(photo);
    expect(picture).toMatchObject({ width: 60, height: 90 });
    for (const { url } of [...picture.sources, { url: `/media/${picture.id}-share.jpg` }]) {
      const file = await fetched(url);
      expect(String(file)).not.toMatch(/Camera of the test|Exif|GPS|Ana/);
      const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
    const pixels = await sharp(await fetched(`/media/${picture.id}-60.webp`))
      .raw()
      .toBuffer();
    const [above, below] = [pixels.subarray(3 * 30, 3 * 30 + 3), pixels.subarray(-3 * 30, -3 * 30 + 3)];
    expect(above[0]! > 200 && above[2]! < 60 && below[2]! > 200 && below[0]! < 60).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('are taken as %s, whatever name and type they say', async (format) => {
    await upload(await aPicture(format), 'x.pdf', 'application/octet-stream').expect(201);
  });

  it('keep their transparency, and take colours of paper and greys', async () => {
    const blank = { width: 400, height: 400, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const { id } = await stored(
      await sharp({ create: { ...blank, channels: 4 } })
        .png()
        .toBuffer(),
    );
    expect((await sharp(await fetched(`/media/${id}-360.webp`)).metadata()).hasAlpha).toBe(true);
    const picture = sharp(await aPicture());
    await stored(await picture.clone().toColourspace('cmyk').jpeg().toBuffer());
    const grey = await stored(await picture.clone().greyscale().png().toBuffer());
    expect(grey.colour).toMatch(/^#(..)\1\1$/);
  });

  it('are the same picture when the same file comes again, also at the same moment', async () => {
    const file = await aPicture();
    const before = await rows();
    const answers = await Promise.all([stored(file), stored(file), stored(file)]);
    expect(
      new Set([...answers, await stored(file)].map(({ id, createdAt }) => `${id} ${createdAt as unknown as string}`))
        .size,
    ).toBe(1);
    expect(await rows()).toBe(before + 1);
  });

  const NOT_PICTURE = [415, 'media.not_picture', 'Sube una foto en JPEG, PNG o WebP.'] as const;
  const BROKEN = [422, 'media.broken', 'No pudimos leer esta foto: el archivo está dañado o incompleto.'] as const;
  const TOO_MANY = [
    422,
    'media.too_many_pixels',
    'La foto es demasiado grande: máximo 40 megapíxeles y 12.000 píxeles por lado.',
  ] as const;
  const MALFORMED = ['media.malformed', 'Envía una sola foto, en el campo «file».'] as const;
  const truncated = async (format: 'jpeg' | 'png' | 'webp') => {
    const file = await aPicture(format);
    return file.subarray(0, Math.floor(file.length / 2));
  };

  it.each<[string, () => Buffer | Promise<Buffer>, readonly [number, string, string]]>([
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), NOT_PICTURE],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), NOT_PICTURE],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), NOT_PICTURE],
    [
      'an AVIF',
      async () =>
        sharp(await aPicture())
          .avif({ effort: 0 })
          .toBuffer(),
      NOT_PICTURE,
    ],
    ['a text', () => Buffer.from('hola'), NOT_PICTURE],
    ['an empty file', () => Buffer.alloc(0), NOT_PICTURE],
    ['a sound in a RIFF file', () => Buffer.from('RIFF\x04\x00\x00\x00WAVEfmt ', 'latin1'), NOT_PICTURE],
    ['the first bytes of a JPEG', () => Buffer.from('\xff\xd8\xff\xe0and nothing else', 'latin1'), BROKEN],
    ['half a JPEG', () => truncated('jpeg'), BROKEN],
    ['half a PNG', () => truncated('png'), BROKEN],
    ['half a WebP', () => truncated('webp'), BROKEN],
    ['a WebP that moves', anAnimation, [422, 'media.animated', 'Esta imagen se mueve. Sube una foto quieta.']],
    ['a PNG whose header promises 400 megapixels', () => pngOf(20_000, 20_000), TOO_MANY],
    ['a picture with one side too long', () => pngOf(12_001, 1), TOO_MANY],
    ['a picture of more than 40 megapixels', () => pngOf(8_000, 5_001), TOO_MANY],
  ])('refuse %s that is named foto.jpg, and store nothing', async (_what, file, [statusCode, code, message]) => {
    const before = [await files(), await rows()];
    const answer = await upload(await file()).expect(statusCode);
    expect(answer.body).toMatchObject({ statusCode, code, message, fields: { file: message } });
    expect([await files(), await rows()]).toEqual(before);
  });

  it('refuse a file over 15 MB, and no other', async () => {
    const message = 'La foto pesa más de 15 MB. Sube una más liviana.';
    const answer = await upload(Buffer.alloc(16 * 1024 * 1024, 1)).expect(413);
    expect(answer.body).toMatchObject({ statusCode: 413, code: 'media.too_large', message, fields: { file: message } });
    const largest = Buffer.concat([await aPicture(), Buffer.alloc(MAX_UPLOAD_BYTES)]).subarray(0, MAX_UPLOAD_BYTES);
    await upload(largest).expect(201);
  });

  it.each([
    ['no file', 'media.missing', 'Elige una foto.', () => staff.post('/api/media').field('note', 'x')],
    [
      'a file in another part',
      ...MALFORMED,
      async () => staff.post('/api/media').attach('photo', await aPicture(), 'a.jpg'),
    ],
    [
      'two files',
      ...MALFORMED,
      async () =>
        staff
          .post('/api/media')
          .attach('file', await aPicture(), 'a.jpg')
          .attach('file', await aPicture(), 'b.jpg'),
    ],
    ['a long text beside its file', ...MALFORMED, () => staff.post('/api/media').field('note', 'x'.repeat(2_000))],
  ] as const)('refuse a call with %s', async (_what, code, message, send) => {
    const answer = await send();
    expect(answer.body).toMatchObject({ statusCode: 400, code, message, fields: { file: message } });
  });

  it('refuse JSON in place of a file, and a file in place of JSON', async () => {
    const { body } = await staff.post('/api/media').send({ file: 'x' }).expect(415);
    expect(body).toMatchObject({ code: 'request.not_multipart', message: 'La solicitud debe llevar un archivo.' });
    await staff
      .post('/api/change-sets')
      .attach('file', await aPicture(), 'a.jpg')
      .expect(415);
  });

  it('are uploaded and listed by staff alone: others are refused before their file is read', async () => {
    const file = await aPicture();
    const shopper = request.agent(shop.app.getHttpServer());
    await shopper.post('/api/register').send(newcomer()).expect(201);
    await shopper.post('/api/media').attach('file', file, 'a.jpg').expect(403);
    await shopper.get('/api/media').expect(403);
    await orders.api().post('/api/media').attach('file', file, 'a.jpg').expect(401);
    await orders.api().get('/api/media').expect(401);
  });

  it('are listed from the newest, page by page, with those of a new shop', async () => {
    const { id } = await stored(await aPicture());
    const first = (await staff.get('/api/media?limit=2').expect(200)).body as MediaPageDto;
    expect(first.items[0]).toMatchObject({ id, sources: expect.any(Array) as unknown });
    const seen = new Set(first.items.map((item) => item.id));
    for (let cursor = first.nextCursor; cursor;) {
      const page = (await staff.get(`/api/media?limit=20&cursor=${encodeURIComponent(cursor)}`).expect(200))
        .body as MediaPageDto;
      for (const item of page.items) seen.add(item.id);
      cursor = page.nextCursor;
    }
    expect(seen.size).toBe(await rows());
    for (const query of ['limit=0', 'limit=101', 'cursor=x', 'cursor=2026-13-40T99:99:99.999Z_aaaaaaaaaaaaaaaaaaaa'])
      await staff.get(`/api/media?${query}`).expect(400);
  });

  it('are served for ever under names that never change, and nothing else is', async () => {
    const { sources } = await stored(await aPicture());
    const { url } = sources[0]!;
    const { headers } = await orders.api().get(url).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
    });
    await orders.api().get(url).set('If-None-Match', headers.etag!).expect(304);
    const head = await orders.api().head(url).expect(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    for (const name of [
      ...['aaaaaaaaaaaaaaaaaaaa-360.webp', '..%2Fsecrets.json', '%2e%2e/secrets.json', 'built-x.txt', ''],
      ...[`${url.slice(7)}.part`, url.slice(7).toUpperCase(), `${url.slice(7)}%00`, `${url.slice(7)}/`],
    ]) {
      const answer = await orders.api().get(`/media/${name}`);
      expect([name, answer.status, answer.headers['cache-control']]).toEqual([name, 404, 'no-store']);
    }
    await orders.api().delete(url).expect(404);
  });

  it('are uploaded while uploads of strangers never end', async () => {
    const { port } = shop.app.getHttpServer().address() as AddressInfo;
    const head =
      'POST /api/media HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9999';
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) {
      await once(socket, 'connect');
      socket.write(`${head}\r\n\r\n--x`);
    }
    await stored(await aPicture());
    for (const socket of sockets) socket.destroy();
  });

  it('are read by every instance', async () => {
    const { sources } = await stored(await aPicture());
    const second = await createTestAppWithoutJobs({ databaseUrl: shop.env.databaseUrl, dataDir: shop.env.dataDir });
    await request(second.app.getHttpServer()).get(sources[0]!.url).expect(200);
    await second.close();
  });
});
