import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderAdminPath, wholeView } from '../order-admin-path';
import { ORDER_VIEWS, type OrderView } from '../order-views';
import { shownCount } from './shown-count';

interface OrderTabsProps {
  /** Undefined during a search. */
  current?: OrderView;
  /** Returns the number of entries in a view; undefined while it loads. */
  countOf: (view: OrderView) => number | undefined;
}

/** Tabs of the order views with their counts; a stitched line marks the current one. */
export function OrderTabs({ current, countOf }: OrderTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current!.querySelector<HTMLElement>('[aria-current]');
    if (tab) list.current!.scrollTo(tab.offsetLeft - (list.current!.clientWidth - tab.offsetWidth) / 2, 0);
  }, [current]);
  return (
    <Bar aria-label="Vistas de los pedidos">
      <ul ref={list}>
        {ORDER_VIEWS.map((view) => (
          <li key={view.id}>
            <Link to={orderAdminPath(wholeView(view))} aria-current={view === current ? 'page' : undefined}>
              <span>{`${view.label} `}</span>
              <Number>{Boolean(countOf(view)) && shownCount(countOf(view)!)}</Number>
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

const Bar = styled.nav`
  border-bottom: 1px solid var(--border);
  ul {
    position: relative;
    display: flex;
    gap: 0 var(--space-4);
    margin-inline: calc(var(--gutter) * -1);
    padding-inline: var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-8);
    min-height: 52px;
    padding: var(--space-8) var(--space-14) var(--space-12);
    color: var(--text-soft);
    font-size: var(--font-size-sm);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover,
  a[aria-current] {
    color: var(--brand);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 10px 0;
    height: 5px;
    border-radius: 3px;
    background: var(--stitch-fine);
  }
`;

/** Reserves its space while it is empty, so that tabs do not move when the counts arrive. */
const Number = styled.span`
  min-width: 30px;
  padding: 1px calc(var(--space-8) - 1px);
  border-radius: 11px;
  background: var(--brand-light);
  color: var(--brand);
  font-size: var(--font-size-xs);
  font-variant-numeric: tabular-nums;
  text-align: center;
  &:empty {
    background: none;
  }
`;
