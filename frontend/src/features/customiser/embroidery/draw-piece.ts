import type { PictureEntry } from '../../../pictures/picture-entry';
import type { Design } from './design';
import { addOnPicture, bagPicture, drawnAddOns, KEYCHAIN, motifPicture, strapPicture } from './design-pictures';
import type { FontLetters } from './load-letters';
import { matrix, planeOf, shift } from './plane';
import { isEmbroiderable, type PieceView, type View } from './views';

/** A layer of a piece: a picture as large as the view, the square patch, or a path. */
export type PieceLayer =
  | { id: string; picture: PictureEntry }
  | { id: string; patch: PictureEntry; transform: string; size: number }
  | { id: string; path: Readonly<Record<string, string>> };

/**
 * Everything that is seen on a piece, from the leather upwards: the plain bag in its colour, the strap, the patch, the name as stitches and
 * the add-ons. The browser stacks these layers, the server composes the same ones. Letters are those of the design's font; until they are
 * loaded, texts are missing. `small` leaves out the stitches, for pictures too small to show them.
 */
export function drawPiece(
  view: PieceView,
  design: Design,
  letters: FontLetters | undefined,
  small = false,
): PieceLayer[] {
  const strap = strapPicture(view, design.strap);
  return [
    { id: 'bag', picture: bagPicture(view, design.bagColour) },
    ...(strap ? [{ id: 'strap', picture: strap }] : []),
    ...(isEmbroiderable(view) ? patchOn(view, design) : []),
    ...(isEmbroiderable(view) && letters ? letters.texts.nameLayers(design, letters, view, small) : []),
    ...drawnAddOns(view, design.addOns).flatMap((addOn): PieceLayer[] => [
      { id: addOn, picture: addOnPicture(view, addOn) },
      ...(addOn === KEYCHAIN && view.tag && letters
        ? letters.texts.textOnTag(design.keychainText, letters, view.tag)
        : []),
    ]),
  ];
}

/** The motif at its place; `transform` takes millimetres. */
function patchOn(view: View, { motif }: Design): PieceLayer[] {
  if (motif === 'none') return [];
  const { x, y, size } = view.motif;
  const transform = matrix(shift(planeOf(view).near(x, y), -size / 2, -size / 2));
  return [{ id: 'motif', patch: motifPicture(motif), transform, size }];
}
