import { css, styled } from 'styled-components';
import { from } from '../../theme/media';

/** Cards per row from 1200 px; `pair` is half a row, for two groups side by side. */
export type GridColumns = 3 | 4 | 'pair';

const WIDE: Record<GridColumns, { cells: number; sizes: string }> = {
  3: { cells: 3, sizes: '400px' },
  4: { cells: 4, sizes: '292px' },
  pair: { cells: 2, sizes: '284px' },
};

/** Returns the `sizes` attribute of photos in the grid. */
export function cellSizes(columns: GridColumns): string {
  return `(min-width: 1200px) ${WIDE[columns].sizes}, (min-width: 768px) 31vw, 46vw`;
}

/** Grid of product cards, shared with its placeholder. */
export const ProductCells = styled.ul<{ $columns: GridColumns }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-32) var(--space-12);
  li {
    display: grid;
    min-width: 0;
  }
  ${from(768)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-48) var(--space-24);
  }
  ${({ $columns }) =>
    $columns === 'pair'
      ? css`
          ${from(1100)} {
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }
        `
      : css`
          ${from(1200)} {
            grid-template-columns: repeat(${WIDE[$columns].cells}, minmax(0, 1fr));
            gap: ${$columns === 3 ? 'var(--space-56) var(--space-32)' : 'var(--space-48) var(--space-24)'};
          }
        `}
`;
