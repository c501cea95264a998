import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../../theme/media';

interface DataListProps {
  /** Label, value, and whether the browser may translate it; those without a value are left out. */
  facts: readonly (readonly [label: string, value: ReactNode, translate?: 'no'])[];
}

/** List of values below their labels, in two columns where there is room. */
export function DataList({ facts }: DataListProps) {
  return (
    <List>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value, translate]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate={translate}>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  > div {
    padding-block: var(--space-12);
    border-bottom: 1px solid var(--border);
  }
  dt {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  dd {
    position: relative;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  @media print {
    > div {
      padding-block: var(--space-6);
    }
  }
  ${from(600)} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--space-32);
  }
`;
