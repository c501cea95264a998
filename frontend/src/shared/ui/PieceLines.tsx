import { styled } from 'styled-components';
import type { Elements } from '../lib/elements';
import type { PieceInWords } from '../../domain/describe-piece';
import { groupByKit, groupPrice, kitTitle } from '../../domain/kit-groups';
import { PieceFacts } from './PieceFacts';
import { Price } from './Price';

/** Renders the picture of a line. */
export type PictureOf<Item> = (item: Item) => Elements;

interface PieceLinesProps<Item> {
  items: readonly Item[];
  picture: PictureOf<Item>;
}

/** The pieces of a cart or an order: options and price. */
export function PieceLines<Item extends PieceInWords>({ items, picture }: PieceLinesProps<Item>) {
  return (
    <div>
      <List>
        {groupByKit(items).map(({ kitId, lines }, position) =>
          kitId === null ? (
            // An order can contain identical lines, so the index is the only key.
            <PieceLine key={position} item={lines[0]} picture={picture} />
          ) : (
            <Kit key={kitId}>
              <KitHead>
                <strong>{`${lines[0].quantity > 1 ? `${lines[0].quantity} × ` : ''}${kitTitle(lines.length)}`}</strong>
                <Price amount={groupPrice(lines)} />
              </KitHead>
              <List>
                {lines.map((item, index) => (
                  <PieceLine key={index} item={item} picture={picture} />
                ))}
              </List>
            </Kit>
          ),
        )}
      </List>
    </div>
  );
}

function PieceLine<Item extends PieceInWords>({ item, picture }: { item: Item; picture: PictureOf<Item> }) {
  return (
    <Line>
      {picture(item)}
      <div>
        <strong>{`${item.quantity > 1 ? `${item.quantity} × ` : ''}${item.name}`}</strong>
        <p>
          <PieceFacts piece={item} />
        </p>
      </div>
      <Price amount={item.price * item.quantity} />
    </Line>
  );
}

const List = styled.ul`
  strong {
    font-weight: 600;
  }
`;

const Kit = styled.li`
  padding-block: var(--space-14);
  border-bottom: 1px solid var(--border);
  > ul {
    margin-top: var(--space-6);
    padding-left: var(--space-14);
    border-left: 2px dashed var(--thread-light);
  }
  > ul > :last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

const KitHead = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4) var(--space-14);
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-4) var(--space-14);
  padding-block: var(--space-14);
  border-bottom: 1px solid var(--border);
  line-height: 1.35;
  > :first-child {
    flex: none;
    width: 64px;
  }
  /* At twice the text size the text takes the whole line. */
  div {
    flex: 1 1 9rem;
    overflow-wrap: anywhere;
  }
  > :last-child {
    margin-left: auto;
  }
  p {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;
