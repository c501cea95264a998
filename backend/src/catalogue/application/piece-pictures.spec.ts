import { setImmediate } from 'node:timers/promises';
import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { eachField, USUAL_PHOTO } from '../../common/piece-design.js';
import { PiecePictures, type SeenPiece } from './piece-pictures.js';

const names = eachField(() => 'x');
const piece = (changes: Parameters<typeof aPersonalisation>[0] = {}) =>
  aPersonalisation({ bagColor: null, photo: { design: USUAL_PHOTO, names }, ...changes });

describe('PiecePictures', () => {
  let drawn: SeenPiece[];
  let pieces: PiecePictures;
  let fails: boolean;
  let most: number;

  beforeEach(() => {
    drawn = [];
    fails = false;
    most = 0;
    let running = 0;
    pieces = new PiecePictures();
    pieces.useRenderer(async (seen) => {
      running += 1;
      most = Math.max(most, running);
      drawn.push(seen);
      await setImmediate();
      running -= 1;
      if (fails) throw new Error(`cannot draw ${seen.name}`);
      return seen.productId === 3 ? undefined : Buffer.from(seen.name);
    });
  });

  it('draws what is seen on a piece, once for each design, one at a time', async () => {
    const sofia = piece({ personalization: 'Sofía', addOns: ['pompon'] });
    const [first, again, other] = await Promise.all([
      pieces.of(1, sofia),
      pieces.of(1, sofia),
      pieces.of(1, piece({ personalization: 'Mateo' })),
    ]);
    expect(await pieces.of(1, sofia)).toEqual(first);
    expect(again).toEqual(first);
    expect(other!.id).not.toBe(first!.id);
    expect(drawn).toHaveLength(2);
    expect(most).toBe(1);
    expect(drawn[0]).toMatchObject({ productId: 1, name: 'Sofía', addOns: ['pompon'] });
    expect(drawn[0]!.shown).toMatchObject({ bagColour: USUAL_PHOTO.bagColour });
  });

  it('has no picture without a renderer, without a kept photo, and for a piece that cannot be drawn', async () => {
    expect(await new PiecePictures().of(1, piece())).toBeUndefined();
    expect(await pieces.of(1, { ...piece(), photo: undefined })).toBeUndefined();
    expect(await pieces.of(3, piece())).toBeUndefined();
  });

  it('never stops a mail, and tries again', async () => {
    fails = true;
    expect(await pieces.of(1, piece({ personalization: 'Sofía' }))).toBeUndefined();
    fails = false;
    expect((await pieces.of(1, piece({ personalization: 'Sofía' })))!.jpeg.toString()).toBe('Sofía');
  });
});
