import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { KitPieceDto, PricingDto } from '../../api/catalogue.api';
import { kitTitle } from '../../domain/kit-groups';
import { useAddKit } from '../../features/cart/use-add-kit';
import { CatalogueNotice } from '../../features/catalogue/CatalogueNotice';
import { kitStructuredData } from '../../features/catalogue/product-structured-data';
import { ProductPhoto } from '../../features/catalogue/ProductPhoto';
import { usePricing } from '../../features/catalogue/use-pricing';
import { CustomiserSkeleton } from '../../features/customiser/CustomiserSkeleton';
import { usualKit } from '../../features/customiser/kit/kit-choices';
import { KitBuilder } from '../../features/customiser/kit/KitBuilder';
import type { KitOpening } from '../../features/customiser/kit/use-kit-draft';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { formatCop } from '../../shared/lib/format-cop';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Container } from '../../shared/ui/Container';
import { Lead } from '../../shared/ui/Lead';
import { PageHead } from '../../shared/ui/PageHead';
import { KitFailed } from './KitFailed';

const KitOfCart = lazy(() => import('./KitOfCart'));

/** `/kit`: customises all pieces of the kit at once. `?kit={kitId}` edits a kit of the cart. */
export default function KitPage() {
  const prices = usePricing();
  return (
    <Page>
      {prices.status === 'loading' && <Loading />}
      {prices.status === 'error' && <KitFailed retry={prices.retry} />}
      {'pricing' in prices && (
        <>
          <Head pricing={prices.pricing} />
          {prices.status === 'fallback' && <CatalogueNotice retry={prices.retry} />}
          <FromUrl pricing={prices.pricing} />
        </>
      )}
    </Page>
  );
}

function Head({ pricing: { kit } }: { pricing: PricingDto }) {
  const title = kitTitle(kit.pieces.length);
  return (
    <>
      <PageHead
        title={`${title} con su nombre`}
        description={`${kit.pieces.length} piezas a juego por ${formatCop(kit.finalTotal)}, con ${kit.discountPercent}% de descuento. Escribe el nombre una vez: ${carrying(kit)}.`}
        path="/kit"
        pictureAlt="Las piezas del kit, una al lado de la otra, con un nombre bordado"
        type="product"
        price={kit.finalTotal}
        jsonLd={kitStructuredData(kit)}
      />
      <Intro>
        <h1>{title}</h1>
        <Lead>{`Escribe el nombre una vez: ${carrying(kit)}. Todas van en el mismo color y con la misma reata, y cada una se puede cambiar por aparte. El kit tiene ${kit.discountPercent}% de descuento.`}</Lead>
      </Intro>
    </>
  );
}

/** 'va bordado en 4 de las 7 piezas (Organizador, Maleta)' */
function carrying({ pieces }: PricingDto['kit']): string {
  const named = pieces.filter(({ embroiderable }) => embroiderable).map(({ name }) => name);
  if (named.length === pieces.length) return 'va bordado en todas';
  return `va bordado en ${named.length} de las ${pieces.length} piezas (${named.join(', ')})`;
}

function FromUrl({ pricing }: { pricing: PricingDto }) {
  const [query] = useSearchParams();
  // The server renders the same page for every query.
  const isHydrated = useHydrated();
  const kitId = query.get('kit');
  if (!kitId || !isHydrated) return <NewKit pricing={pricing} />;
  return (
    <Suspense fallback={<CustomiserSkeleton />}>
      <KitOfCart key={kitId} kitId={kitId} pricing={pricing} photo={photo} />
    </Suspense>
  );
}

function NewKit({ pricing }: { pricing: PricingDto }) {
  const adding = useAddKit();
  const opening = useMemo<KitOpening>(
    () => ({ draft: DRAFT_KEYS.kit, kit: usualKit(pricing), forgetOnceSaved: false }),
    [pricing],
  );
  return <KitBuilder pricing={pricing} opening={opening} adding={adding} photo={photo} />;
}

const photo = (piece: KitPieceDto, sizes: string) => (
  <ProductPhoto picture={piece.imageUrl} alt={piece.name} sizes={sizes} eager />
);

function Loading() {
  return (
    <>
      <h1>Kit de lujo</h1>
      <CustomiserSkeleton />
    </>
  );
}

const Page = styled(Container)`
  padding-top: clamp(20px, 3vw, 40px);
  padding-bottom: var(--space-section);
`;

const Intro = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-bottom: var(--space-20);
`;
