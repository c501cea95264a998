import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { ButtonLink } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ProductGrid } from './ProductGrid';
import { useNearest } from './use-nearest';

/** In place of the products when none fits: what comes closest, and a person to ask. */
export default function NothingFound({ text, pricing }: { text: string; pricing: PricingDto }) {
  const { products, alike } = useNearest(text);
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
          <Title id="lo-mas-parecido">{alike ? '¿Buscabas esto?' : 'Mira lo que hacemos'}</Title>
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
