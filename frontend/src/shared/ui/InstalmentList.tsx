import { styled } from 'styled-components';
import type { InstalmentDto } from '../../api/orders.api';
import { describeInstalment } from '../../domain/instalments';
import { Price } from './Price';

const NAMES = ['Para empezar', 'Saldo'];

/** The instalments of an order, paid and due; renders nothing for an order that is paid at once. */
export function InstalmentList({ instalments = [] }: { instalments?: readonly InstalmentDto[] }) {
  if (instalments.length < 2) return null;
  return (
    <List aria-label="Pago en dos partes">
      {instalments.map((part, index) => (
        <li key={part.reference}>
          <span>
            <span>{NAMES[index]}</span>
            <small>{describeInstalment(part)}</small>
          </span>
          <Price amount={part.amount} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-16);
    padding-block: var(--space-8);
    border-top: 1px solid var(--border);
  }
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;
