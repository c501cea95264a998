import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type KeptDesignDto, useGetDesignQuery } from '../../api/designs.api';
import { useAddToCart } from '../../features/cart/use-add-to-cart';
import { productPath } from '../../features/catalogue/product-path';
import { useProduct } from '../../features/catalogue/use-product';
import { choicesOfDesign } from '../../features/customiser/choices';
import { Customiser } from '../../features/customiser/Customiser';
import { describeDesign } from '../../features/customiser/embroidery/describe-design';
import { designLabels } from '../../features/customiser/labels';
import type { Opening } from '../../features/customiser/use-choices';
import { designOn } from '../../features/customiser/use-customiser';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { formatCop } from '../../shared/lib/format-cop';
import { ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { usePageStatus } from '../page-status';
import { CustomiserLoading, CustomiserScreen, type Embroiderable, LoadingFailed } from './CustomiserScreen';

/** `/d/{code}`: a shared design, opened exactly as it was sent. */
export default function DesignPage() {
  const { code = '' } = useParams();
  const { currentData: kept, error, refetch } = useGetDesignQuery({ code });
  if (kept) return <Found key={code} kept={kept} />;
  if (!error) return <CustomiserLoading />;
  return 'status' in error && error.status === 404 ? <DesignMissing /> : <LoadingFailed retry={() => void refetch()} />;
}

function Found({ kept }: { kept: KeptDesignDto }) {
  const state = useProduct(kept.design.productId);
  return (
    <CustomiserScreen state={state}>
      {(embroiderable) => <SharedDesign kept={kept} {...embroiderable} />}
    </CustomiserScreen>
  );
}

function SharedDesign({ kept, product, pricing, view }: { kept: KeptDesignDto } & Embroiderable) {
  const saving = useAddToCart();
  const navigate = useNavigate();
  const opening = useMemo<Opening>(
    () => ({
      draft: `${DRAFT_KEYS.design}${kept.code}`,
      lifetime: 'passing',
      choices: choicesOfDesign(kept.design, pricing, product.photoDesign),
      forgetOnceSaved: false,
    }),
    [kept, pricing, product],
  );
  return (
    <>
      <PageHead
        title={`«${kept.design.name}» bordado en ${kept.productName}`}
        description={`${formatCop(kept.price)} · ${describeDesign(designOn(opening.choices, product), designLabels(pricing))}`}
        path={kept.path}
        imagePath={`${kept.path}.jpg`}
        pictureAlt={`${kept.productName} con el nombre «${kept.design.name}» bordado`}
        type="product"
        price={kept.price}
        noIndex
      />
      <Customiser
        product={product}
        pricing={pricing}
        view={view}
        opening={opening}
        saving={saving}
        onDone={() => void navigate(productPath(product.id))}
      />
    </>
  );
}

function DesignMissing() {
  usePageStatus(404);
  return (
    <>
      <PageHead title="Este diseño no existe" description="El enlace no lleva a ningún diseño." path="/" noIndex />
      <EmptyState
        level={1}
        title="Este diseño no existe"
        action={<ButtonLink to="/productos">Ver bolsos para bordar</ButtonLink>}
      >
        Revisa que el enlace esté completo o crea tu propio diseño.
      </EmptyState>
    </>
  );
}
