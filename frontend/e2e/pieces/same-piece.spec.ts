import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { closeUp } from '../../src/features/customiser/embroidery/close-up';
import { PIECE_VIEWS, VIEWS } from '../../src/features/customiser/embroidery/views';
import { fillCart } from '../support/cart';
import { logInAsStaff } from '../support/login';
import { mailedPictures } from '../support/mail';
import { open } from '../support/open';
import { compare, type Difference, leftSquare, shoot, type Shot, sideBySide, WHOLE } from '../support/piece-pictures';
import { type RandomPiece, randomPieces, toCartBody } from '../support/random-pieces';
import { firstVisit as test } from '../support/test';

/** Other pieces: `PIECES=100 PIECES_SEED=7 npm run check:pieces -w frontend`. */
const COUNT = Number(process.env.PIECES ?? 20);
const SEED = Number(process.env.PIECES_SEED ?? 20_261_128);
/**
 * What size, compression and left out stitches cause, in percent: mean of all pixels, and the largest area that differs. A key ring that is
 * missing, the smallest add-on, is an area of 1.7.
 */
const TOLERANCE: Difference = { mean: 2.2, area: 1.3 };

const IN_AN_ORDER = 5;
const MOTIF_PRICE = 15;
const CODE = { id: 'SIGERIST15', percent: 15 };

const AT_WORK = ['panel', 'printed sheet', 'workbench'];

/** Collects what was seen, so that one place that differs hides no other. */
class Findings {
  readonly problems: string[] = [];
  readonly shots = new Map<string, (Shot | undefined)[]>();

  add(place: string, piece: number, shot: Shot): void {
    const shots = this.shots.get(place) ?? [];
    shots[piece] = shot;
    this.shots.set(place, shots);
  }

  async at(place: string, step: () => Promise<void>): Promise<void> {
    await step().catch((error: Error) => this.problems.push(`${place}: ${error.message.slice(0, 500)}`));
  }
}

test('shows, names and prices a piece in the same way everywhere', async ({ page, browser }, testInfo) => {
  test.setTimeout(300_000 + COUNT * 60_000);
  const found = new Findings();
  const pieces = randomPieces(COUNT, SEED);
  const context = testInfo.project.use;
  page.setDefaultTimeout(20_000);
  await page.goto('/robots.txt');
  for (const [index, piece] of pieces.entries()) {
    const put = (place: string, shot: Shot) => found.add(place, index, shot);
    if (piece.isCustomisable) await found.at(`customiser ${index}`, () => atTheCustomiser(page, piece, put));
    if (piece.isAsInPhoto) await found.at(`product page ${index}`, () => atItsPage(page, piece, put, found));
  }

  const staff = await newVisitor(browser, context);
  await logInAsStaff(staff);
  for (let first = 0; first < COUNT; first += IN_AN_ORDER) {
    const customer = await newVisitor(browser, context);
    const own = pieces.slice(first, first + IN_AN_ORDER);
    const sum = own.reduce((all, { price, quantity }) => all + price * quantity, 0);
    await found.at(`order from ${first}`, async () => {
      const sessionId = await fillCart(customer.request, ...own.map(toCartBody));
      // The first order has a discount.
      const hasCode = first === 0;
      if (hasCode) await customer.request.put(`/api/cart/${sessionId}/discount`, { data: { code: CODE.id } });
      const total = hasCode ? sum - Math.floor((sum * CODE.percent) / 100) : sum;
      await new PlacedPieces(first, own, found, total).follow(customer, staff, sessionId);
    });
    await customer.context().close();
  }
  await staff.context().close();

  const names = [...found.shots.keys()];
  const rows = pieces.map((_, index) => names.map((name) => found.shots.get(name)![index]));
  await sideBySide(rows, testInfo.outputPath('pieces.jpg'));
  console.log(`Side by side in ${testInfo.outputPath('pieces.jpg')}: ${names.join(', ')}`);
  console.table(await comparePictures(found, pieces));
  expect(found.problems).toEqual([]);
});

test('shows the pieces of a kit in the same way everywhere', async ({ page, browser }, testInfo) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const found = new Findings();
  const { kit } = (await (await page.request.get('/api/pricing')).json()) as { kit: Kit };
  const gift = { productId: 7, addOn: 'bow' };
  const look = { bagColour: 'navy', strap: 'anchors', thread: 'silver', motif: 'fairy' };
  await page.goto('/robots.txt');
  const form = { shared: { ...look, name: 'Antonia' }, gifts: [gift.addOn], giftPiece: gift.productId };
  await page.evaluate((value) => localStorage.setItem('draft:1:kit', value), stored(form));
  await open(page, '/kit');
  const stage = page.getByRole('region', { name: 'Así queda tu kit' });
  for (const [index, { name, productId, embroiderable }] of kit.pieces.entries()) {
    const picture = stage.locator(`[role=img][aria-label^="${name}: "]`);
    await drawn(picture, embroiderable ? 'Antonia' : '');
    found.add('customiser', index, await shoot(picture, PIECE_VIEWS[productId]!.crop));
  }

  const pieces = kit.pieces.map(({ productId, embroiderable }) => ({
    productId,
    bagColor: look.bagColour,
    strap: look.strap,
    ...(embroiderable && { personalization: 'Antonia', embroideryColor: look.thread, animalTheme: look.motif }),
  }));
  const sessionId = crypto.randomUUID();
  const added = await page.request.post('/api/cart/kits', { data: { sessionId, quantity: 1, pieces, gifts: [gift] } });
  expect(added.status(), await added.text()).toBe(201);
  const lines = (await added.json()) as { productId: number; name: string }[];
  const staff = await newVisitor(browser, testInfo.project.use);
  await logInAsStaff(staff);
  const words = ['azul marino', 'anclas náuticas'];
  const order = new PlacedPieces(
    0,
    kit.pieces.map(({ productId, embroiderable }) => {
      const seen = [...(embroiderable ? ['plateado', 'hada'] : []), ...words, ...(productId === 7 ? ['moño'] : [])];
      const { name: product } = lines.find((line) => line.productId === productId)!;
      return { productId, product, name: embroiderable ? 'Antonia' : '', words: seen, workWords: seen };
    }),
    found,
    kit.finalTotal + kit.pieces.filter(({ embroiderable }) => embroiderable).length * MOTIF_PRICE,
  );
  await order.follow(page, staff, sessionId);
  await staff.context().close();
  console.table(
    await comparePictures(
      found,
      kit.pieces.map(({ name }) => ({ product: name })),
    ),
  );
  expect(found.problems).toEqual([]);
});

/** Compares each picture with that of the customiser, or of the cart for pieces without one. */
async function comparePictures({ shots, problems }: Findings, pieces: readonly Pick<RandomPiece, 'product'>[]) {
  const figures: Record<string, Difference & { compared: number }> = {};
  for (const [place, taken] of shots) {
    const worst = { compared: 0, mean: 0, area: 0 };
    for (const [index, shot] of taken.entries()) {
      const reference = shots.get('customiser')?.[index] ?? shots.get('cart')?.[index];
      if (!shot || !reference || shot === reference) continue;
      const { mean, area } = await compare(shot, reference);
      worst.compared += 1;
      worst.mean = Math.max(worst.mean, mean);
      worst.area = Math.max(worst.area, area);
      if (mean > TOLERANCE.mean || area > TOLERANCE.area)
        problems.push(`${place} ${index}, ${pieces[index]!.product}: ${mean.toFixed(2)} %, ${area.toFixed(2)} %`);
    }
    figures[place] = worst;
  }
  return figures;
}

type Put = (place: string, shot: Shot) => void;

async function atTheCustomiser(page: Page, piece: RandomPiece, put: Put): Promise<void> {
  const { productId, name, addOns, keychainText, design, hasBordado } = piece;
  const { crop } = VIEWS[productId]!;
  const key = `draft:1:product-${productId}-photo`;
  const draft = { ...design, name, addOns, keychainText, hasBordado, fromPhoto: true };
  await page.evaluate(([id, value]) => localStorage.setItem(id!, value!), [key, stored(draft)]);
  await open(page, `/customize/${productId}?from=photo`);
  const preview = page.getByRole('img', { name: /^Vista previa/ });
  await drawn(preview, name);
  put('customiser', await shoot(preview, crop));
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/designs'));
  await page.getByRole('button', { name: 'Compartir diseño' }).click();
  const { path } = (await (await kept).json()) as { path: string };
  await page.evaluate((id) => localStorage.removeItem(id), key);

  await open(page, path);
  await drawn(preview, name);
  put('shared page', await shoot(preview, crop));
  const card = await page.request.get(`${path}.jpg`);
  put('link card', { pixels: await leftSquare(await card.body()), crop });
}

async function atItsPage(page: Page, piece: RandomPiece, put: Put, { problems }: Findings): Promise<void> {
  const { productId, product, name, addOns, keychainText, quantity, hasBordado, price } = piece;
  const form = stored({ name, addOns, keychainText, quantity, request: '' });
  await page.evaluate(
    ([key, value, choice]) => {
      sessionStorage.setItem(key!, value!);
      sessionStorage.setItem('draft:1:embroidery', choice!);
    },
    [`draft:1:piece-${productId}`, form, stored({ [productId]: hasBordado })],
  );
  await open(page, `/product/${productId}`);
  const slides = page.getByRole('region', { name: 'Imágenes del producto' });
  const isDrawn = (name !== '' || addOns.some((id) => id !== 'expressService')) && productId in PIECE_VIEWS;
  const front = isDrawn ? slides.locator('[role=img]').first() : slides.locator('img').first();
  if (isDrawn) await drawn(front, name);
  // The photo of an embroidered piece without a name shows another name.
  if (isDrawn || !hasBordado) put('product page', await shoot(front, WHOLE));
  const rows = await rowsOf(page.locator('main dl').filter({ hasText: 'Precio base' }).first());
  const each = rows.filter(({ label }) => label !== 'Cada pieza' && !label.startsWith('Total'));
  if (sumOf(each) !== price || rows.at(-1)!.amount !== price * quantity)
    problems.push(`product page, ${product}: ${JSON.stringify(rows)} instead of ${price}`);
}

interface Kit {
  finalTotal: number;
  pieces: { productId: number; name: string; embroiderable: boolean }[];
}

/** A piece in a list in which kits have lists of their own. */
const PIECE = 'li:not(:has(li))';

/** What pictures and words of a piece are compared with. */
type SeenPiece = Pick<RandomPiece, 'productId' | 'product' | 'name' | 'words' | 'workWords'>;

/** Some pieces that are bought together, wherever they are seen. */
class PlacedPieces {
  constructor(
    private readonly first: number,
    private readonly pieces: readonly SeenPiece[],
    private readonly found: Findings,
    /** What all of them cost. */
    private readonly total: number,
  ) {}

  async follow(page: Page, staff: Page, sessionId: string): Promise<void> {
    await page.goto('/robots.txt');
    await page.evaluate((id) => localStorage.setItem('session_id', id), sessionId);
    await this.found.at('cart', () => this.inTheCart(page));
    await this.found.at('checkout', () => this.atTheCheckout(page));
    const email = `iguales-${sessionId}@example.com`;
    const address = { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia' };
    const customer = { name: 'Familia Igual', email, phone: '300 123 4567', ...address };
    const placed = await page.request.post('/api/orders/bank-transfer', {
      data: { sessionId, customer, dataConsent: true },
    });
    const { id, orderNumber, total } = (await placed.json()) as { id: string; orderNumber: string; total: number };
    expect(total).toBe(this.total);
    const received = { amount: total, reference: `IGUAL-${orderNumber}` };
    await staff.request.patch(`/api/orders/${id}/status`, { data: { status: 'paid', received } });
    await this.found.at('order page', () => this.onTheOrderPage(page, orderNumber, email));
    await this.found.at('mail', () => this.inTheMail(email));
    await this.found.at('panel', () => this.onTheSheets(staff, id));
    await this.found.at('workbench', () => this.atTheWorkbench(staff, orderNumber));
  }

  private async inTheCart(page: Page): Promise<void> {
    await open(page, '/cart');
    const articles = page.locator('main article');
    await expect(articles.first()).toBeVisible();
    const kit = articles.filter({ hasText: /^Kit de lujo/ });
    if (await kit.count()) {
      await this.readPictures('cart', kit.locator('ul[aria-hidden] > li'));
      await kit.getByText(/^Ver las \d+ piezas/).click();
      await this.readAllWords('cart', kit.locator('details li'));
    } else {
      await this.readLines('cart', articles);
      // A closed list is not rendered.
      const closed = page.locator('main details:not([open]) > summary').filter({ hasText: 'Precio línea' });
      while (await closed.count()) await closed.first().click();
    }
    await this.readSums('cart', page);
  }

  private async atTheCheckout(page: Page): Promise<void> {
    await open(page, '/checkout');
    await page.getByRole('button', { name: /^Ver tu pedido/ }).click();
    await this.readLines('checkout', page.getByRole('region', { name: /^Ver tu pedido/ }).locator(PIECE));
    await this.readSums('checkout', page);
    const review = (await page.getByRole('region', { name: 'Revisa antes de pagar' }).textContent())!;
    for (const piece of this.pieces) this.readWords('review', review, piece);
  }

  private async onTheOrderPage(page: Page, orderNumber: string, email: string): Promise<void> {
    await open(page, `/pedido?orden=${orderNumber}`);
    await page.getByLabel(/^Correo de la compra/).fill(email);
    await page.getByRole('button', { name: 'Ver mi pedido' }).click();
    const contents = page.getByRole('region', { name: 'Lo que pediste' });
    await this.readLines('order page', contents.locator(PIECE));
    await this.readSums('order page', page);
  }

  private async inTheMail(email: string): Promise<void> {
    const { text, pictures } = await mailedPictures(email);
    const drawnPieces = this.pieces.filter(({ productId }) => productId in PIECE_VIEWS);
    expect(pictures).toHaveLength(drawnPieces.length);
    for (const [position, piece] of drawnPieces.entries()) {
      const shot = { pixels: pictures[position]!, crop: PIECE_VIEWS[piece.productId]!.crop };
      this.found.add('mail', this.first + this.pieces.indexOf(piece), shot);
    }
    for (const piece of this.pieces) this.readWords('mail', text, piece);
  }

  private async onTheSheets(page: Page, id: string): Promise<void> {
    await open(page, `/panel/pedidos/${id}`);
    const sheets = page.locator('section[aria-labelledby]').filter({ has: page.getByText('Precio línea por línea') });
    await expect(sheets).toHaveCount(this.pieces.length);
    await this.readLines('panel', sheets);
    await page.emulateMedia({ media: 'print' });
    await this.readLines('printed sheet', sheets);
    await page.emulateMedia({ media: null });
  }

  private async atTheWorkbench(page: Page, orderNumber: string): Promise<void> {
    await open(page, '/panel/taller');
    const rows = page
      .getByRole('list', { name: 'Cola del taller' })
      .getByRole('button')
      .filter({ hasText: orderNumber });
    const bench = page.getByRole('region', { name: new RegExp(`^${orderNumber}, `) });
    const left = new Set(this.pieces);
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) {
      await row.click();
      const label = await bench.getAttribute('aria-label');
      const text = (await bench.textContent())!;
      const piece = [...left].find(
        ({ product, name }) => label === `${orderNumber}, ${product}` && text.includes(name),
      );
      // The second of two equal pieces.
      if (!piece) continue;
      left.delete(piece);
      const index = this.pieces.indexOf(piece);
      await this.readPicture('workbench', bench, index);
      this.readWords('workbench', text, piece);
      const near = bench.getByRole('img', { name: /^De cerca: / });
      if (await near.count()) {
        const crop = closeUp(VIEWS[piece.productId]!);
        this.found.add('workbench, near', this.first + index, await shoot(near, crop));
      }
    }
    for (const { product } of left) this.found.problems.push(`workbench: ${product} is missing`);
  }

  private async readLines(place: string, lines: Locator): Promise<void> {
    await this.readPictures(place, lines);
    await this.readAllWords(place, lines);
  }

  private async readAllWords(place: string, lines: Locator): Promise<void> {
    await expect(lines).toHaveCount(this.pieces.length);
    for (const [index, text] of (await lines.allTextContents()).entries())
      this.readWords(place, text, this.pieces[index]!);
  }

  private async readPictures(place: string, lines: Locator): Promise<void> {
    await expect(lines).toHaveCount(this.pieces.length);
    for (const index of this.pieces.keys()) await this.readPicture(place, lines.nth(index), index);
  }

  /** The picture of the whole piece. */
  private async readPicture(place: string, line: Locator, index: number): Promise<void> {
    const { productId, name } = this.pieces[index]!;
    const view = PIECE_VIEWS[productId];
    await line.scrollIntoViewIfNeeded();
    await expect(line.locator('[role=img], img').first()).toBeAttached();
    const whole = line.locator('[role=img][aria-label^="La pieza: "]');
    const frame = (await whole.count()) ? whole : line.locator('[role=img]:not([aria-label^="De cerca: "])').first();
    if (view && (await frame.count())) {
      await drawn(frame, productId in VIEWS ? name : '');
      this.found.add(place, this.first + index, await shoot(frame, view.crop));
    } else this.found.add(place, this.first + index, await shoot(line.locator('img').first(), WHOLE));
  }

  /** Every choice by its name, in the same order. */
  private readWords(place: string, text: string, { words, workWords, product, name }: SeenPiece): void {
    const read = text.toLowerCase();
    if (!read.includes(name.toLowerCase())) this.found.problems.push(`${place}, ${product}: '${name}' is missing`);
    let at = Math.max(0, read.indexOf(product.toLowerCase()));
    for (const word of AT_WORK.includes(place) ? workWords : words) {
      const position = read.indexOf(word.toLowerCase(), at);
      if (position < 0) this.found.problems.push(`${place}, ${product}: '${word}' is missing or late in ${text}`);
      else at = position + 1;
    }
  }

  /** Every list with a total adds up, one of them to what is paid. */
  private async readSums(place: string, page: Page): Promise<void> {
    const totals: number[] = [];
    for (const list of await page
      .locator('main dl')
      .filter({ has: page.locator('.total') })
      .all()) {
      const rows = await rowsOf(list);
      totals.push(rows.at(-1)!.amount);
      if (sumOf(rows.slice(0, -1)) !== rows.at(-1)!.amount)
        this.found.problems.push(`${place}: ${JSON.stringify(rows)} do not add up`);
    }
    if (!totals.includes(this.total)) this.found.problems.push(`${place}: ${totals.join()} instead of ${this.total}`);
  }
}

interface Row {
  label: string;
  amount: number;
}

/** The lines of a price; texts such as '≈ $25.000' and 'Incluido' are 0. */
async function rowsOf(list: Locator): Promise<Row[]> {
  return list.locator('> div').evaluateAll((rows) =>
    rows.map((row) => {
      const value = row.querySelector('dd > [aria-hidden]')?.textContent?.trim() ?? '0';
      const sign = /^[-−]/.test(value) ? -1 : 1;
      return { label: row.querySelector('dt')!.textContent, amount: sign * Number(value.replace(/\D/g, '')) };
    }),
  );
}

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Waits for the stitches of the name. */
async function drawn(picture: Locator, name: string): Promise<void> {
  await expect(picture).toBeVisible();
  if (name) await expect(picture.locator('path').first()).toBeAttached();
}

/** A form as the browser keeps it. */
const stored = (form: object) => JSON.stringify({ ...form, keptAt: Date.now() });

async function newVisitor(browser: Browser, options: object): Promise<Page> {
  const visitor = await (await browser.newContext(options)).newPage();
  visitor.setDefaultTimeout(20_000);
  return visitor;
}
