import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { describePiece } from '../../domain/describe-piece';
import type { PieceInWords } from '../../domain/piece-text';
import { withdrawalNotice } from '../../domain/withdrawal';
import { Price } from './Price';

/** Shows what a line looks like, at its place's width. */
export type PictureOf<Item> = (item: Item) => ReactNode;

interface PieceLinesProps<Item> {
  items: readonly Item[];
  picture: PictureOf<Item>;
}

/** What is being bought or was: how each piece is made, what it costs, and whether it may be given back. */
export function PieceLines<Item extends PieceInWords>({ items, picture }: PieceLinesProps<Item>) {
  return (
    <div>
      <List>
        {items.map((item, position) => (
          // Two lines of an order may be alike in everything.
          <li key={position}>
            {picture(item)}
            <div>
              <strong>
                {item.quantity > 1 && `${item.quantity} × `}
                {item.name}
              </strong>
              <p>{describePiece(item).join(', ')}</p>
            </div>
            <Price amount={item.price * item.quantity} />
          </li>
        ))}
      </List>
      <Notice>{withdrawalNotice(items)}</Notice>
    </div>
  );
}

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--space-4) var(--space-14);
    padding-block: var(--space-14);
    border-bottom: 1px solid var(--border);
    line-height: 1.35;
  }
  li > :first-child {
    flex: none;
    width: 64px;
  }
  /* Text of twice the size takes the whole line. */
  div {
    flex: 1 1 9rem;
    overflow-wrap: anywhere;
  }
  li > :last-child {
    margin-left: auto;
  }
  strong {
    font-weight: 600;
  }
  p {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Notice = styled.p`
  padding-top: var(--space-10);
  font-size: var(--font-size-xs);
  color: var(--text-soft);
`;
