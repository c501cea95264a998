import { memo } from 'react';
import { styled } from 'styled-components';
import type { KitPieceDto } from '../../../api/catalogue.api';
import { layers } from '../../../theme/layers';
import { from, low, sideways } from '../../../theme/media';
import { KitPiecePicture, type KitPicturesProps } from './KitPiecePicture';

/** Number of pieces with a large picture. */
const LARGE = 2;

/** Picture of all pieces with their names: two large ones, and the others below them. */
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
          <KitPiecePicture {...pictures} piece={piece} sizes="(min-width: 1000px) 180px, 32vw" small />
        </Small>
      ))}
    </Stage>
  );
});

/** Embroidered pieces first, then by descending price. */
function inOrder(pieces: readonly KitPieceDto[]): KitPieceDto[] {
  return [...pieces].sort((a, b) => Number(b.embroiderable) - Number(a.embroiderable) || b.price - a.price);
}

const Stage = styled.section`
  position: sticky;
  top: var(--bar);
  z-index: ${layers.raised};
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: var(--space-6);
  margin-inline: calc(var(--gutter) * -1);
  padding: var(--space-6) var(--gutter);
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  ${from(1000)} {
    top: calc(var(--bar) + 24px);
    grid-row: 1 / 3;
    grid-column: 1;
    gap: var(--space-10);
    margin: 0;
    padding: 0;
    border: 0;
  }
  ${low} {
    position: static;
  }
  ${sideways} {
    position: sticky;
    margin: 0;
    padding: 0;
    border: 0;
  }
  > * {
    overflow: hidden;
    border-radius: var(--radius-2);
  }
  /* Photos are square like the drawn pieces. */
  > * > span {
    aspect-ratio: 1;
  }
  /* With an open keyboard there is room for the large pieces only. */
  [data-keyboard] & {
    justify-content: center;
    grid-template-columns: repeat(10, 24px);
  }
`;

const Large = styled.div`
  grid-column: span 5;
`;

const Small = styled.div`
  grid-column: span 2;
  [data-keyboard] & {
    display: none;
  }
`;
