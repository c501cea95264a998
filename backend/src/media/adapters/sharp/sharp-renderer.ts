import { Injectable } from '@nestjs/common';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import {
  type RenderedPicture,
  type RenderedPrivatePicture,
  PictureRenderer,
} from '../../application/picture-renderer.port.js';
import { renditionName, shareName, widthsOf } from '../../domain/picture.js';
import { ANIMATED, BROKEN, NOT_PICTURE, TOO_MANY_PIXELS, uploadError } from '../../domain/media-errors.js';
import { RECIPE } from './recipe.gen.js';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
/** For each decoding and encoding; a file needs about ten. */
const STEP_TIMEOUT_SECONDS = 15;
const FORMATS = ['avif', 'webp'] as const;
/** Pixels of the longer side of a private picture: enough to look at each stitch of a name on a phone. */
const PRIVATE_SIDE = 1_600;
const PRIVATE_QUALITY = 82;

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Renders in libvips, outside of the thread that answers requests. */
@Injectable()
export class SharpRenderer extends PictureRenderer {
  async render(id: string, upload: Buffer): Promise<RenderedPicture> {
    if (!isPicture(upload)) throw uploadError(NOT_PICTURE);
    const { open, raw } = await loadSharp();
    const { width, height } = sizeOf(await readable(open(upload).metadata()));
    const widths = widthsOf(width, RECIPE.productWidths);
    // The largest rendition is cut from the original, which is decoded once; the others are cut from it.
    const largest = await readable(
      pixelsOf(
        open(upload)
          .autoOrient()
          .resize({ width: Math.max(...widths), kernel: RECIPE.kernel }),
      ),
    );
    const files = new Map<string, Buffer>();
    for (const own of widths) {
      const cut =
        own === largest.info.width
          ? largest
          : await pixelsOf(raw(largest).resize({ width: own, kernel: RECIPE.kernel }));
      const options = own < width ? RECIPE.cutFormats : RECIPE.formats;
      for (const format of FORMATS)
        files.set(renditionName(id, own, format), await raw(cut).toFormat(format, options[format]).toBuffer());
    }
    const { data: average } = await pixelsOf(raw(largest).flatten({ background: '#fff' }).resize(1, 1));
    const colour = `#${average.toString('hex', 0, 3)}`;
    const fit = width > height ? 'cover' : 'contain';
    const share = raw(largest)
      .resize({ ...RECIPE.share, fit, background: colour })
      .flatten({ background: colour });
    files.set(shareName(id), await share.jpeg(RECIPE.shareJpeg).toBuffer());
    return { width, height, colour, widths, files };
  }

  async renderPrivate(upload: Buffer): Promise<RenderedPrivatePicture> {
    if (!isPicture(upload)) throw uploadError(NOT_PICTURE);
    const { open, raw } = await loadSharp();
    sizeOf(await readable(open(upload).metadata()));
    const side = { width: PRIVATE_SIDE, height: PRIVATE_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const pixels = await readable(
      pixelsOf(
        open(upload)
          .autoOrient()
          .resize({ ...side, kernel: RECIPE.kernel }),
      ),
    );
    const content = await raw(pixels).webp({ quality: PRIVATE_QUALITY }).toBuffer();
    return { width: pixels.info.width, height: pixels.info.height, content };
  }
}

/** By the first bytes, not by the name or the declared type. */
function isPicture(file: Buffer): boolean {
  const starts = (bytes: string, at = 0) => file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  return starts('\xff\xd8\xff') || starts('\x89PNG\r\n\x1a\n') || (starts('RIFF') && starts('WEBP', 8));
}

/** The upright size, from the header alone: a file with too many pixels is never decoded. */
function sizeOf({ width, height, pages = 1, autoOrient }: Metadata): { width: number; height: number } {
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) throw uploadError(TOO_MANY_PIXELS);
  if (pages > 1) throw uploadError(ANIMATED);
  return autoOrient;
}

/** A file that libvips cannot read counts as broken. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw uploadError(BROKEN);
  }
}

/** Eight bits of red, green, blue and possibly transparency in sRGB; no metadata goes along. */
function pixelsOf(image: Sharp): Promise<Pixels> {
  return image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** Loaded with the first upload: it would take time of the start. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const timeout = { seconds: STEP_TIMEOUT_SECONDS };
  return {
    // The limit is checked against the header, for a message in Spanish; `failOn` refuses a file that ends too early.
    open: (file: Buffer) =>
      sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true }).timeout(timeout),
    raw: ({ data, info: { width, height, channels } }: Pixels) =>
      sharp(data, { raw: { width, height, channels } }).timeout(timeout),
  };
}
