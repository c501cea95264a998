import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { type Crop, PICTURE_SIZE } from '../../src/features/customiser/embroidery/views';

/** Side at which pictures are compared, in pixels: that of the smallest one on a phone. */
const SIDE = 128;
/** A pixel differs when one of its colours does by more than this share of 255. */
const DIFFERS = 0.125;

export const WHOLE: Crop = { x: 0, y: 0, side: PICTURE_SIZE };

/** A square picture of a part of a piece. */
export interface Shot {
  pixels: Buffer;
  /** The part that it shows. */
  crop: Crop;
}

/** How much two pictures differ, in percent. */
export interface Difference {
  /** Mean of all pixels and colours. */
  mean: number;
  /** Share of the largest connected area of pixels that differ. */
  area: number;
}

/** Takes the picture of an element once its layers are there, without what lies on it. */
export async function shoot(picture: Locator, crop: Crop): Promise<Shot> {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate(async (element) => {
    for (const other of document.body.querySelectorAll<HTMLElement>('*')) {
      const { position } = getComputedStyle(other);
      const isControl = position === 'absolute' && other.matches('button, [data-dots]');
      if ((isControl || position === 'fixed' || position === 'sticky') && !other.contains(element))
        other.style.visibility = 'hidden';
    }
    const images = [...element.querySelectorAll('img'), ...(element instanceof HTMLImageElement ? [element] : [])];
    for (const image of images) image.loading = 'eager';
    await Promise.race([
      Promise.all(images.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5000)),
    ]);
    const patches = [...element.querySelectorAll('image')].map(async (patch) => {
      const image = new Image();
      image.src = patch.href.baseVal;
      await image.decode().catch(() => undefined);
    });
    // A picture that cannot be decoded is compared as it is.
    await Promise.race([Promise.all(patches), new Promise((resolve) => setTimeout(resolve, 5000))]);
  });
  return { pixels: await picture.screenshot({ animations: 'disabled', timeout: 20_000 }), crop };
}

/** The difference in what both pictures show. A box between two pixels moves its picture by up to one: the best position counts. */
export async function compare(one: Shot, other: Shot): Promise<Difference> {
  const crop = one.crop.side < other.crop.side ? one.crop : other.crop;
  const [a, b] = await Promise.all([part(one, crop), part(other, crop)]);
  const moved = MOVES.flatMap((x) => MOVES.map((y) => difference(a, b, x, y)));
  return moved.reduce((best, found) => (found.mean < best.mean ? found : best));
}

const MOVES = [-2, -1, 0, 1, 2];
/** The edge that a move leaves without a counterpart. */
const EDGE = 2;

function difference(a: Buffer, b: Buffer, left: number, up: number): Difference {
  let sum = 0;
  const differs = new Uint8Array(SIDE * SIDE);
  for (let y = EDGE; y < SIDE - EDGE; y++) {
    for (let x = EDGE; x < SIDE - EDGE; x++) {
      const pixel = y * SIDE + x;
      const moved = (y + up) * SIDE + x + left;
      for (let colour = 0; colour < 3; colour++) {
        const share = Math.abs(a[pixel * 3 + colour]! - b[moved * 3 + colour]!) / 255;
        sum += share;
        if (share > DIFFERS) differs[pixel] = 1;
      }
    }
  }
  const pixels = (SIDE - 2 * EDGE) ** 2;
  return { mean: (100 * sum) / (pixels * 3), area: (100 * largestArea(differs)) / pixels };
}

/** The pictures side by side, for the eye. */
export async function sideBySide(rows: readonly (readonly (Shot | undefined)[])[], file: string): Promise<void> {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = rows.flatMap((row, y) => row.map((shot, x) => ({ shot, x, y }))).filter(({ shot }) => shot);
  const drawn = await Promise.all(
    cells.map(async ({ shot, x, y }) => ({
      input: await sharp(shot!.pixels)
        .resize(2 * SIDE, 2 * SIDE, { fit: 'fill' })
        .png()
        .toBuffer(),
      left: x * 2 * SIDE,
      top: y * 2 * SIDE,
    })),
  );
  const size = { width: columns * 2 * SIDE, height: rows.length * 2 * SIDE };
  await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(drawn)
    .jpeg()
    .toFile(file);
}

/** This part of the picture at the size of comparison, slightly blurred, because sizes and compressions differ. */
async function part({ pixels, crop }: Shot, wanted: Crop): Promise<Buffer> {
  const { width, height } = await sharp(pixels).metadata();
  const across = width / crop.side;
  const up = height / crop.side;
  const left = Math.max(0, Math.round((wanted.x - crop.x) * across));
  const top = Math.max(0, Math.round((wanted.y - crop.y) * up));
  const area = {
    left,
    top,
    width: Math.min(width - left, Math.round(wanted.side * across)),
    height: Math.min(height - top, Math.round(wanted.side * up)),
  };
  const cut = await sharp(pixels).extract(area).png().toBuffer();
  return sharp(cut).removeAlpha().resize(SIDE, SIDE, { fit: 'fill' }).blur(0.8).raw().toBuffer();
}

/** Number of pixels of the largest area whose pixels touch each other by a side. */
function largestArea(marked: Uint8Array): number {
  const left = Uint8Array.from(marked);
  let largest = 0;
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    const open = [start];
    left[start] = 0;
    let size = 0;
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      size++;
      const x = pixel % SIDE;
      const next = [pixel - SIDE, pixel + SIDE, ...(x > 0 ? [pixel - 1] : []), ...(x < SIDE - 1 ? [pixel + 1] : [])];
      for (const neighbour of next) {
        if (!left[neighbour]) continue;
        left[neighbour] = 0;
        open.push(neighbour);
      }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}

/** The picture of the piece on a link card, left of its words. */
export async function leftSquare(card: Buffer): Promise<Buffer> {
  const { height } = await sharp(card).metadata();
  return sharp(card).extract({ left: 0, top: 0, width: height, height }).png().toBuffer();
}
