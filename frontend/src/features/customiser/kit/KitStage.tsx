import { memo } from 'react';
import { styled } from 'styled-components';
import type { KitPieceDto } from '../../../api/catalogue.api';
import { from } from '../../../theme/media';
import { KitPiecePicture, type KitPicturesProps } from './KitPiecePicture';

/** Pieces that are shown large. */
const LARGE = 2;

/** All pieces of the kit in one picture, each with its name: the two largest, and the others below them. */
export const KitStage = memo(function KitStage(pictures: KitPicturesProps) {
  const pieces = inOrder(pictures.pricing.kit.pieces);
  return (
    <Stage aria-label="Así queda tu kit">
      {pieces.slice(0, LARGE).map((piece) => (
        <Large key={piece.productId}>
          <KitPiecePicture {...pictures} piece={piece} sizes="(min-width: 1000px) 330px, 48vw" priority />
        </Large>
      ))}
      {pieces.slice(LARGE).map((piece) => (
        <Small key={piece.productId}>
          <KitPiecePicture {...pictures} piece={piece} sizes="(min-width: 1000px) 180px, 32vw" near />
        </Small>
      ))}
    </Stage>
  );
});

/** What is embroidered first, the most precious first. */
function inOrder(pieces: readonly KitPieceDto[]): KitPieceDto[] {
  return pieces.toSorted((a, b) => Number(b.embroiderable) - Number(a.embroiderable) || b.price - a.price);
}

const Stage = styled.section`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: var(--space-6);
  ${from(1000)} {
    position: sticky;
    top: calc(var(--bar) + 24px);
    gap: var(--space-10);
  }
  > * {
    overflow: hidden;
    border-radius: var(--radius-2);
  }
  /* A photo fills its place as the drawn pieces do. */
  > * > span {
    aspect-ratio: 1;
  }
`;

const Large = styled.div`
  grid-column: span 5;
`;

const Small = styled.div`
  grid-column: span 2;
`;
