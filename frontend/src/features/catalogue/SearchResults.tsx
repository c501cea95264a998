import Clock from 'lucide-react/icons/clock';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { KitDto, PricingDto, ProductDto } from '../../api/catalogue.api';
import { kitTitle } from '../../domain/kit-groups';
import { heroPictures } from '../../pictures/hero.gen';
import { useSettled } from '../../shared/lib/use-settled';
import { Button } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { Picture } from '../../shared/ui/Picture';
import { Price } from '../../shared/ui/Price';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { layers } from '../../theme/layers';
import { filterProducts, readFilter } from './catalogue-filter';
import { frontPictureOf } from '../../domain/product-pictures';
import { priceOf } from './embroidery';
import { findsKit } from './kit-search';
import { productPath } from './product-path';
import { ProductPhoto } from './ProductPhoto';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { searchTarget } from './search-target';
import { matches } from './search-words';
import { useCatalogue } from './use-catalogue';
import { useSimilarProducts } from './use-similar-products';

/** Number of suggestions; the catalogue page shows all results. */
const SHOWN = 5;
/** Debounce of the request for similar spellings, milliseconds. */
const PAUSE = 300;

// Exported from this chunk, so that pages load the code only when a search begins.
export { rememberSearch, searchTarget };

interface SearchResultsProps {
  text: string;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** Suggestions below the search field, or recent searches while the text is empty. */
export default function SearchResults({ text, onLeave }: SearchResultsProps) {
  const onChoose = (searched: string) => {
    rememberSearch(searched);
    onLeave();
  };
  const { products, pricing } = useCatalogue();
  const wanted = text.trim();
  const target = searchTarget(wanted);
  if (!target) return <Recent onChoose={onChoose} />;
  if (!pricing) return null;
  const found = foundBy(target, wanted, products);
  const kit = findsKit(wanted, products, pricing) ? pricing.kit : undefined;
  const count = found.length + (kit ? 1 : 0);
  return (
    <Panel>
      <VisuallyHidden role="status">
        {count > 0 ? `${count} producto(s). Con la flecha abajo los recorres.` : `No encontramos «${wanted}».`}
      </VisuallyHidden>
      {kit && <KitRow kit={kit} onChoose={() => onChoose(wanted)} />}
      {found.length > 0 ? (
        <>
          <Products products={found.slice(0, SHOWN)} pricing={pricing} onChoose={onChoose} />
          <Row to={target} state={{ searched: wanted }} onClick={() => onChoose(wanted)}>
            <Search aria-hidden="true" />
            <span>{`Ver todo lo de «${wanted}»`}</span>
          </Row>
        </>
      ) : (
        !kit && <Nothing text={wanted} pricing={pricing} onChoose={onChoose} />
      )}
    </Panel>
  );
}

function KitRow({ kit, onChoose }: { kit: KitDto; onChoose: () => void }) {
  return (
    <Row to="/kit" onClick={onChoose}>
      <KitPhoto>
        <Picture picture={heroPictures['kit-tall']} alt="" sizes="44px" />
      </KitPhoto>
      <span>{kitTitle(kit.pieces.length)}</span>
      <Price amount={kit.finalTotal} />
    </Row>
  );
}

/** Returns products with the text in their names, otherwise the results of the search target. */
function foundBy(target: string, text: string, products: ProductDto[]): ProductDto[] {
  const named = products.filter(({ name }) => matches([name], text));
  return named.length > 0 ? named : filterProducts(products, readFilter(new URL(target, location.origin).searchParams));
}

interface ProductsProps {
  products: readonly ProductDto[];
  pricing: PricingDto;
  /** `searched` is stored in the recent searches. */
  onChoose: (searched: string) => void;
}

function Products({ products, pricing, onChoose }: ProductsProps) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Row to={productPath(product.id)} onClick={() => onChoose(product.name)}>
            <ProductPhoto picture={frontPictureOf(product, true)} alt="" sizes="44px" eager />
            <span>{product.name}</span>
            <Price amount={priceOf(product, true, pricing)} />
          </Row>
        </li>
      ))}
    </ul>
  );
}

/** Products with a similar spelling, and a contact link. */
function Nothing({ text, pricing, onChoose }: Omit<ProductsProps, 'products'> & { text: string }) {
  const settled = useSettled(text, PAUSE);
  const { products, isSimilar } = useSimilarProducts(settled);
  return (
    <>
      <p>
        {`No encontramos «${text}».${products.length > 0 ? (isSimilar ? ' ¿Buscabas esto?' : ' Mira lo que hacemos:') : ''}`}
      </p>
      <Products products={products} pricing={pricing} onChoose={onChoose} />
      <ChatButton size="s" full text={`Hola, busco «${text}».`}>
        Pregúntanos por WhatsApp
      </ChatButton>
    </>
  );
}

function Recent({ onChoose }: Pick<ProductsProps, 'onChoose'>) {
  const [texts, setTexts] = useState(recentSearches);
  if (texts.length === 0) return null;
  const forget = () => {
    forgetSearches();
    setTexts([]);
  };
  return (
    <Panel>
      <Head>
        <span>Buscaste hace poco</span>
        <Button variant="text" size="s" onClick={forget}>
          <span>Borrar</span>
          <VisuallyHidden> lo que buscaste</VisuallyHidden>
        </Button>
      </Head>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Row to={searchTarget(text) ?? '/productos'} state={{ searched: text }} onClick={() => onChoose(text)}>
              <Clock aria-hidden="true" />
              <span>{text}</span>
            </Row>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-8);
  padding-top: var(--space-12);
  font-size: var(--font-size-sm);
  /* Floats over the page's content; bar and menu reserve space instead. */
  main & {
    position: absolute;
    inset: calc(100% + var(--space-6)) 0 auto;
    z-index: ${layers.raised};
    padding: var(--space-12);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface);
    box-shadow: var(--shadow-3);
  }
`;

const KitPhoto = styled.span`
  overflow: hidden;
  border-radius: var(--radius-2);
  img {
    aspect-ratio: 4 / 5;
    width: 100%;
    height: auto;
    object-fit: cover;
  }
`;

const Head = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--text-soft);
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: var(--target);
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-2);
  color: var(--text);
  text-decoration: none;
  overflow-wrap: anywhere;
  > :first-child {
    flex: none;
  }
  > span:first-child {
    width: 44px;
  }
  > span:nth-child(2) {
    flex: 1;
  }
  .lucide {
    width: 20px;
    height: 20px;
    color: var(--text-soft);
  }
  &:hover,
  &:focus-visible {
    background: var(--brand-light);
  }
`;
