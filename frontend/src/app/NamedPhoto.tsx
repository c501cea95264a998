import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { FilledPiece } from '../features/catalogue/piece';
import { PhotoPlate } from '../features/catalogue/ProductPhoto';
import type { Design } from '../features/customiser/embroidery/design';
import { drawnLine } from '../features/customiser/embroidery/drawn-design';
import { closeUp } from '../features/customiser/embroidery/close-up';
import { EmbroideryPicture } from '../features/customiser/embroidery/EmbroideryPicture';
import { isEmbroiderable, PICTURE_SIZE, PIECE_VIEWS } from '../features/customiser/embroidery/views';
import { useLetters } from '../features/customiser/letters-store';
import { type FilledPictureProps, PlainPhoto } from './PlainPhoto';

const FULL = { x: 0, y: 0, side: PICTURE_SIZE };

/** A product with its name and add-ons, drawn by the customiser's renderer; the plain photo when it cannot be drawn. */
export default function NamedPhoto({ product, piece, sizes, isCloseUp = false }: FilledPictureProps) {
  const view = PIECE_VIEWS[product.id];
  const name = piece.personalization;
  const design = useDesign(piece);
  const letters = useLetters(view && design ? [design.letter] : []);
  if (!design || !view) return <PlainPhoto {...{ product, piece, sizes, isCloseUp }} />;
  const label = name ? `${product.name} con el nombre «${name}» bordado` : `${product.name} con lo que escogiste`;
  const picture = { design, letters: letters[design.letter], view, label, sizes };
  if (isCloseUp) return isEmbroiderable(view) ? <CloseUp {...picture} crop={closeUp(view)} /> : null;
  return (
    <PhotoPlate>
      <Cover>
        <EmbroideryPicture {...picture} crop={FULL} eager />
      </Cover>
    </PhotoPlate>
  );
}

/** The same object until the design changes: the piece is made anew at each key, also of the request. */
function useDesign({ shown, personalization, keychainPersonalization, addOns }: FilledPiece): Design | undefined {
  const seen = JSON.stringify({ shown, personalization, keychainPersonalization, addOns });
  return useMemo(() => drawnLine(JSON.parse(seen) as FilledPiece), [seen]);
}

const CloseUp = styled(EmbroideryPicture)`
  width: min(240px, 100%);
  border-radius: var(--radius-2);
`;

/** The size of a photo that covers its container. */
const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  container-type: size;
  > * {
    width: 100%;
    width: max(100cqw, 100cqh);
  }
`;
