import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { addFromCard } from '../../features/cart/AddFromCard';
import { CardActionContext } from '../../features/catalogue/card-action';
import { type CatalogueFilter, categoryLabel, readFilter } from '../../features/catalogue/catalogue-filter';
import { readView } from '../../features/catalogue/catalogue-view';
import { CatalogueResults } from '../../features/catalogue/CatalogueResults';
import { CatalogueSearch } from '../../features/catalogue/CatalogueSearch';
import { categoryPath } from '../../features/catalogue/categories';
import { CategoryChips } from '../../features/catalogue/CategoryChips';
import { useCatalogue } from '../../features/catalogue/use-catalogue';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';

/** Maximum length of a search text in the title; a URL can contain any length. */
const TITLE_TEXT = 80;

/** `/productos`: all products below their headings, one category, or the results of a search. */
export default function CatalogPage() {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const catalogue = useCatalogue();
  const category = filter.kind === 'category' ? categoryLabel(filter.value, catalogue.products) : undefined;
  const title = titleOf(filter, category);
  return (
    <>
      <PageHead
        title={title}
        description={`${category ?? 'Pañaleras, mochilas, maletas y loncheras'} de lujo para tu bebé, con su nombre bordado y hechas por encargo en Medellín. Enviamos a toda Colombia.`}
        path={category && filter.kind === 'category' ? categoryPath(filter.value) : '/productos'}
        noIndex={filter.kind !== 'none' && !category}
      />
      <Page>
        <h1>{title}</h1>
        <CatalogueSearch text={filter.kind === 'search' ? filter.text : ''} />
        <CategoryChips filter={filter} />
        <CardActionContext value={addFromCard}>
          <CatalogueResults catalogue={catalogue} filter={filter} view={readView(params, catalogue.pricing)} />
        </CardActionContext>
      </Page>
    </>
  );
}

function titleOf(filter: CatalogueFilter, category: string | undefined): string {
  if (filter.kind === 'none') return 'Todos los Productos';
  return category ?? `Resultados para "${shorten(filter.kind === 'search' ? filter.text : filter.value)}"`;
}

/** Counts visible characters, so that an emoji is never split. */
function shorten(text: string): string {
  const characters = [...text];
  return characters.length > TITLE_TEXT ? `${characters.slice(0, TITLE_TEXT).join('')}…` : text;
}

const Page = styled(Container)`
  padding-top: clamp(28px, 4vw, 56px);
  padding-bottom: var(--space-section);
  > h1 {
    margin-bottom: var(--space-20);
    overflow-wrap: anywhere;
  }
`;
