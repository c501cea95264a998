import { ChipLink, ChipList } from '../../shared/ui/ChipLink';
import { CATEGORIES, type CatalogueFilter, categoryPath } from './catalogue-filter';

/** Links to the catalogue, whole or of one category; the current one is marked. */
export function CategoryChips({ filter }: { filter: CatalogueFilter }) {
  const current = filter.kind === 'category' ? filter.value : undefined;
  return (
    <nav aria-label="Categorías">
      <ChipList>
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
