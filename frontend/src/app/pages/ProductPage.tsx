import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProductDto } from '../../api/catalogue.api';
import { useAddToCart } from '../../features/cart/use-add-to-cart';
import { CatalogueNotice } from '../../features/catalogue/CatalogueNotice';
import { categoryPath } from '../../features/catalogue/categories';
import { frontPictureOf } from '../../domain/product-pictures';
import { parseProductId, productPath } from '../../features/catalogue/product-path';
import { productStructuredData } from '../../features/catalogue/product-structured-data';
import { GALLERY_SIZES } from '../../features/catalogue/ProductGallery';
import { ProductSkeleton } from '../../features/catalogue/ProductSkeleton';
import { type PiecePictures, ProductView } from '../../features/catalogue/ProductView';
import { type ProductState, useProduct } from '../../features/catalogue/use-product';
import { copyToDraft } from '../../features/customiser/product-draft';
import { formatCop } from '../../shared/lib/format-cop';
import { useAppDispatch } from '../../shared/state/app-store';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { usePageStatus } from '../page-status';
import { type FilledPictureProps, PlainPhoto } from '../PlainPhoto';

const loadNamedPhoto = () => import('../NamedPhoto');
const NamedPhoto = lazy(() => loadNamedPhoto().catch(() => ({ default: PlainPhoto })));

/** `/product/{id}` and `/products/{id}`: one product in every state. */
export default function ProductPage() {
  const state = useProduct(parseProductId(useParams().id));
  switch (state.status) {
    case 'not-found':
      return <ProductMissing />;
    case 'error':
      return <ProductFailed retry={state.retry} />;
    case 'loading':
      return (
        <Page>
          <ProductSkeleton />
        </Page>
      );
    case 'ready':
    case 'fallback':
      return <ProductFound {...state} />;
  }
}

function ProductFound({ status, product, pricing, retry }: Extract<ProductState, { product: unknown }>) {
  const adding = useAddToCart();
  const dispatch = useAppDispatch();
  return (
    <Page>
      <ProductHead product={product} />
      <Breadcrumbs
        items={[
          { label: 'Volver al inicio', to: '/' },
          { label: product.category, to: categoryPath(product.category) },
          { label: product.name },
        ]}
      />
      {status === 'fallback' && (
        <Notice>
          <CatalogueNotice retry={retry} />
        </Notice>
      )}
      <ProductView
        key={product.id}
        product={product}
        pricing={pricing}
        adding={adding}
        pictures={picturesOf(product)}
        onCustomise={({ name, addOns, keychainText, request }) =>
          dispatch(copyToDraft(product.id, { name, addOns, keychainText, specialRequest: request }))
        }
      />
    </Page>
  );
}

function picturesOf(product: ProductDto): PiecePictures {
  const photo = (props: FilledPictureProps) => (
    <Suspense fallback={<PlainPhoto {...props} />}>
      <NamedPhoto {...props} />
    </Suspense>
  );
  return {
    preload: () => void loadNamedPhoto().catch(() => undefined),
    full: (piece) => photo({ product, piece, sizes: GALLERY_SIZES }),
    closeUp: (piece) => photo({ product, piece, sizes: '600px', isCloseUp: true }),
  };
}

function ProductHead({ product }: { product: ProductDto }) {
  const picture = frontPictureOf(product, true);
  return (
    <PageHead
      title={product.name}
      description={`${formatCop(product.price)} · ${firstSentence(product.description)}`}
      path={productPath(product.id)}
      picture={picture}
      pictureAlt={picture?.alt || product.name}
      type="product"
      price={product.price}
      jsonLd={productStructuredData(product)}
    />
  );
}

/** The length of a text in search results and link previews. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s)/s.exec(text)?.[0] ?? text;
}

function ProductMissing() {
  usePageStatus(404);
  return (
    <>
      <PageHead title="Producto no encontrado" description="Este producto no existe." path="/productos" noIndex />
      <EmptyState
        level={1}
        title="Producto no encontrado"
        action={
          <ButtonLink to="/" variant="primary">
            Volver al inicio
          </ButtonLink>
        }
      >
        El producto que buscas no existe o ha sido eliminado.
      </EmptyState>
    </>
  );
}

function ProductFailed({ retry }: { retry: () => void }) {
  return (
    <EmptyState
      level={1}
      title="No pudimos cargar este producto"
      action={
        <Button variant="primary" onClick={retry}>
          Reintentar
        </Button>
      }
    >
      Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

const Page = styled(Container)`
  padding-top: var(--space-8);
  padding-bottom: var(--space-section);
`;

const Notice = styled.div`
  margin-bottom: var(--space-20);
`;
