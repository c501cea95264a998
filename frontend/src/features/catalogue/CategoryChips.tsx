import { useEffect, useRef } from 'react';
import { ChipLink, ChipList } from '../../shared/ui/ChipLink';
import type { CatalogueFilter } from './catalogue-filter';
import { CATEGORIES, categoryPath } from './categories';

/** Links to the whole catalogue and to each category; the current one is marked and scrolled into view. */
export function CategoryChips({ filter }: { filter: CatalogueFilter }) {
  const current = filter.kind === 'category' ? filter.value : undefined;
  const list = useRef<HTMLUListElement>(null);

  // On phones the row is wider than the screen. scrollIntoView would also scroll the page.
  useEffect(() => {
    const row = list.current!;
    const chip = row.querySelector('[aria-current]');
    if (chip) row.scrollLeft += chip.getBoundingClientRect().right - row.getBoundingClientRect().right;
  }, [current]);

  return (
    <nav aria-label="Categorías">
      <ChipList ref={list}>
        <li>
          <ChipLink to="/productos" current={filter.kind === 'none'}>
            Todos
          </ChipLink>
        </li>
        {CATEGORIES.map(({ value, label }) => (
          <li key={value}>
            <ChipLink to={categoryPath(value)} current={value === current}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  );
}
