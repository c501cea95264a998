import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { CatalogueNotice } from '../../features/catalogue/CatalogueNotice';
import { productPath } from '../../features/catalogue/product-path';
import type { ProductState } from '../../features/catalogue/use-product';
import { CustomiserSkeleton } from '../../features/customiser/CustomiserSkeleton';
import { VIEWS, type View } from '../../features/customiser/embroidery/views';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { usePageStatus } from '../page-status';

/** An existing product that can be embroidered. */
export interface Embroiderable {
  product: ProductDto;
  pricing: PricingDto;
  view: View;
}

interface CustomiserScreenProps {
  state: ProductState;
  /** Renders the customiser once the product is loaded. */
  children: (embroiderable: Embroiderable) => Elements;
}

/** The customiser's page in every state of its product. */
export function CustomiserScreen({ state, children }: CustomiserScreenProps) {
  if (state.status === 'loading') return <CustomiserLoading />;
  if (state.status === 'not-found') return <ProductGone />;
  if (state.status === 'error') return <LoadingFailed retry={state.retry} />;
  const { product, pricing, status, retry } = state;
  const view = product.variants.bordado ? VIEWS[product.id] : undefined;
  return (
    <>
      <Container>
        <Head>
          <Breadcrumbs items={[{ label: 'Volver al Producto', to: productPath(product.id) }]} />
          <h1>{view ? `Personaliza tu ${product.name}` : wordsWithoutView(product).title}</h1>
          {status === 'fallback' && <CatalogueNotice retry={retry} />}
        </Head>
      </Container>
      {view ? children({ product, pricing, view }) : <WithoutView product={product} />}
    </>
  );
}

export function CustomiserLoading() {
  return (
    <Container>
      <Head>
        <h1>Cargando producto...</h1>
      </Head>
      <CustomiserSkeleton />
    </Container>
  );
}

function ProductGone() {
  usePageStatus(404);
  return <LoadingFailed />;
}

/** `retry` is absent when a retry would change nothing. */
export function LoadingFailed({ retry }: { retry?: () => void }) {
  return (
    <>
      <PageHead title="Error al Cargar" description="No se pudo cargar la información del producto." path="/" noIndex />
      <EmptyState
        level={1}
        title="Error al Cargar"
        action={
          <>
            {retry && <Button onClick={retry}>Reintentar</Button>}
            <ButtonLink to="/" variant={retry ? 'secondary' : 'primary'}>
              Volver al inicio
            </ButtonLink>
          </>
        }
      >
        No se pudo cargar la información del producto.
      </EmptyState>
    </>
  );
}

/** A product that is never embroidered, or one that the owner added, whose pictures are not made for drawing names. */
function WithoutView({ product }: { product: ProductDto }) {
  const { title, short, text } = wordsWithoutView(product);
  return (
    <Container>
      <PageHead title={title} description={`${short}.`} path={productPath(product.id)} noIndex />
      <EmptyState title={short} action={<ButtonLink to={productPath(product.id)}>Ver el producto</ButtonLink>}>
        {text}
      </EmptyState>
    </Container>
  );
}

function wordsWithoutView({ name, variants }: ProductDto) {
  return variants.bordado
    ? {
        title: `${name}: tu nombre bordado`,
        short: 'Esta pieza todavía no se ve en el personalizador',
        text: 'La bordamos igual: escribe el nombre en la página del producto, y cuéntale al taller cómo lo quieres.',
      }
    : {
        title: `${name} no lleva bordado`,
        short: 'Esta pieza se vende sin nombre',
        text: 'Puedes pedirla con sus complementos en la página del producto.',
      };
}

const Head = styled.div`
  padding-block: var(--space-8) var(--space-20);
  h1 {
    margin-top: var(--space-4);
  }
  h1 + * {
    margin-top: var(--space-16);
  }
`;
