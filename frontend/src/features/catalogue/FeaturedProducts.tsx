import { useId } from 'react';
import { styled } from 'styled-components';
import { FEATURED_PRODUCTS } from '../../api/catalogue.api';
import { ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Section } from '../../shared/ui/Section';
import { SectionHead } from '../../shared/ui/SectionHead';
import { CatalogueNotice } from './CatalogueNotice';
import { CatalogueEmpty, CatalogueFailed } from './CatalogueStates';
import { ProductGrid } from './ProductGrid';
import { ProductGridSkeleton } from './ProductGridSkeleton';
import type { Catalogue } from './use-catalogue';

/** The first products of the catalogue, with a link to all of them. */
export function FeaturedProducts({ catalogue }: { catalogue: Catalogue }) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <SectionHead
          title="Nuestros productos"
          titleId={titleId}
          lead="Casi todas las piezas pueden llevar el nombre de tu bebé; tú escoges."
        />
        <Featured catalogue={catalogue} />
        <All>
          <ButtonLink to="/productos" variant="secondary" size="l">
            Ver Todos los Productos
          </ButtonLink>
        </All>
      </Container>
    </Section>
  );
}

function Featured({ catalogue }: { catalogue: Catalogue }) {
  const { status, products, pricing, retry } = catalogue;
  if (status === 'loading') return <ProductGridSkeleton columns={3} />;
  if (status === 'error') return <CatalogueFailed retry={retry} />;
  if (products.length === 0) return <CatalogueEmpty />;
  return (
    <>
      {status === 'fallback' && (
        <Above>
          <CatalogueNotice retry={retry} />
        </Above>
      )}
      <ProductGrid products={products.slice(0, FEATURED_PRODUCTS.limit)} pricing={pricing} columns={3} />
    </>
  );
}

const Above = styled.div`
  margin-bottom: var(--space-32);
`;

const All = styled.p`
  margin-top: clamp(36px, 5vw, 64px);
  text-align: center;
`;
