import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { ButtonLink } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ProductGrid } from './ProductGrid';
import { useSimilarProducts } from './use-similar-products';

/** Shown when a search has no results: similar products and a contact link. */
export default function NoResults({ text, pricing }: { text: string; pricing: PricingDto }) {
  const { products, isSimilar } = useSimilarProducts(text);
  return (
    <>
      <EmptyState
        title="No se encontraron productos"
        action={
          <Ways>
            <ChatButton text={`Hola, busco «${text}».`}>Pregúntanos por WhatsApp</ChatButton>
            <ButtonLink to="/productos" variant="secondary">
              Ver todos los productos
            </ButtonLink>
          </Ways>
        }
      >
        Prueba con otra palabra o escoge una categoría.
      </EmptyState>
      {products.length > 0 && (
        <section aria-labelledby="lo-mas-parecido">
          <Title id="lo-mas-parecido">{isSimilar ? '¿Buscabas esto?' : 'Mira lo que hacemos'}</Title>
          <ProductGrid products={products} pricing={pricing} columns={4} />
        </section>
      )}
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12);
`;

const Title = styled.h2`
  margin-bottom: var(--space-20);
  font-size: var(--font-size-3);
`;
