import { lazy, Suspense, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { DESIGN_FIELDS } from '../../domain/piece-design';
import { useAddToCart } from '../../features/cart/use-add-to-cart';
import { frontPictureOf } from '../../domain/product-pictures';
import { forgetPiece } from '../../features/catalogue/piece';
import { parseProductId, productPath } from '../../features/catalogue/product-path';
import { useProduct } from '../../features/catalogue/use-product';
import { knownChoices, photoChoices, usualChoices } from '../../features/customiser/choices';
import { Customiser } from '../../features/customiser/Customiser';
import { CustomiserSkeleton } from '../../features/customiser/CustomiserSkeleton';
import { FROM_PHOTO, productDraft } from '../../features/customiser/product-draft';
import type { Opening } from '../../features/customiser/use-choices';
import { formatCop } from '../../shared/lib/format-cop';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useAppDispatch } from '../../shared/state/app-store';
import { ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { usePageStatus } from '../page-status';
import { CustomiserScreen, type Embroiderable } from './CustomiserScreen';

const LineCustomiser = lazy(() => import('./LineCustomiser'));

/**
 * `/customize/{id}`: the customiser of a product. `?from=photo` starts from the piece as its photo shows it, `?line={id}` edits a line of the
 * cart, `?copy={id}` starts another piece from it.
 */
export default function CustomizePage() {
  const id = parseProductId(useParams().id);
  const state = useProduct(id);
  if (id === undefined) return <ProductMissing />;
  return (
    <CustomiserScreen state={state}>
      {(embroiderable) => (
        <>
          <Head product={embroiderable.product} />
          <FromUrl key={id} {...embroiderable} />
        </>
      )}
    </CustomiserScreen>
  );
}

const NO_QUERY = new URLSearchParams();

function FromUrl(embroiderable: Embroiderable) {
  const [inUrl] = useSearchParams();
  // The server knows no query.
  const query = useHydrated() ? inUrl : NO_QUERY;
  const line = query.get('line');
  const lineId = line ?? query.get('copy');
  // Without a piece the page stays as it was served: another key would mount it again, and load its pictures twice.
  const piece = query.get('from') === FROM_PHOTO ? query : undefined;
  if (!lineId) return <NewDesign key={String(piece)} {...embroiderable} query={piece} />;
  return (
    <Suspense fallback={<CustomiserSkeleton />}>
      <LineCustomiser key={lineId} {...embroiderable} lineId={lineId} copying={line === null} />
    </Suspense>
  );
}

function NewDesign({ product, pricing, view, query }: Embroiderable & { query?: URLSearchParams }) {
  const saving = useAddToCart();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const opening = useMemo<Opening>(
    () => ({
      ...openingOf(product.id, pricing, query),
      lifetime: 'kept',
      forgetOnceSaved: false,
    }),
    [product.id, pricing, query],
  );
  const leave = () => {
    dispatch(forgetPiece(product.id));
    void navigate(productPath(product.id));
  };
  return (
    <Customiser product={product} pricing={pricing} view={view} opening={opening} saving={saving} onDone={leave} />
  );
}

/** Opened from a piece (`?from=photo`, with choices by their names), it starts as the photo; by its address alone, with the owner's defaults. */
function openingOf(
  productId: number,
  pricing: PricingDto,
  query: URLSearchParams | undefined,
): Pick<Opening, 'draft' | 'choices'> {
  if (!query) return { draft: productDraft(productId), choices: usualChoices(pricing) };
  const asked = Object.fromEntries(DESIGN_FIELDS.map((field) => [field, query.get(field) ?? undefined]));
  const choices = knownChoices(asked, pricing, photoChoices());
  const chosen = DESIGN_FIELDS.flatMap((field) => choices[field] ?? []);
  return { draft: productDraft(productId, [FROM_PHOTO, ...chosen].join('-')), choices };
}

function Head({ product }: { product: ProductDto }) {
  return (
    <PageHead
      title={`Personaliza tu ${product.name}`}
      description={`Desde ${formatCop(product.price)}. Escribe el nombre, escoge letra, hilo, motivo, color y reata, y mira cómo queda bordado antes de pedirlo.`}
      path={`/customize/${product.id}`}
      picture={frontPictureOf(product, true)}
      pictureAlt={`${product.name} con un nombre bordado`}
      type="product"
      price={product.price}
    />
  );
}

function ProductMissing() {
  usePageStatus(404);
  return (
    <>
      <PageHead
        title="Producto No Encontrado"
        description="El producto que intentas personalizar no existe."
        path="/productos"
        noIndex
      />
      <EmptyState level={1} title="Producto No Encontrado" action={<ButtonLink to="/">Volver al inicio</ButtonLink>}>
        El producto que intentas personalizar no existe.
      </EmptyState>
    </>
  );
}
