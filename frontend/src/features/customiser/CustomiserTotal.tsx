import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { EXPRESS_SERVICE } from '../../domain/add-ons';
import type { AddToCartHandle } from '../../shared/lib/add-to-cart';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { FieldError } from '../../shared/ui/FieldError';
import { StickyBar } from '../../shared/ui/StickyBar';
import { designDtoOf } from './choices';
import { DesignSummary } from './DesignSummary';
import { SaveButton } from './SaveButton';
import type { CustomiserState } from './use-customiser';

interface CustomiserTotalProps {
  customiser: CustomiserState;
  product: ProductDto;
  pricing: PricingDto;
  saving: AddToCartHandle;
  editing: boolean;
}

const ShareDesign = lazyVisible(async () => ({ default: (await import('./ShareDesign')).ShareDesign }));

const SOLD_OUT = 'Por ahora no lo tenemos. Escríbenos y te avisamos cuando vuelva.';

/** Price and add button: at the end of the form, and in a bar at the bottom on phones. */
export function CustomiserTotal(props: CustomiserTotalProps) {
  const { customiser, product, pricing, saving, editing } = props;
  const { painted, lines, price, reasonId, save } = customiser;
  const reason = product.inStock ? customiser.missingName?.text : SOLD_OUT;
  const button = {
    saving,
    editing,
    unready: reason !== undefined,
    nameless: product.inStock && reason !== undefined,
    reasonId,
    onPress: product.inStock ? save : () => undefined,
  };
  return (
    <>
      <DesignSummary lines={lines} total={price} pricing={pricing} express={painted.addOns.includes(EXPRESS_SERVICE)}>
        <SaveButton {...button} full />
        {reason && <Reason id={reasonId}>{reason}</Reason>}
        {saving.failure && <FieldError id={`${reasonId}-failure`} message={saving.failure} />}
        <ShareDesign
          productName={product.name}
          design={designDtoOf(product.id, painted, product.photoDesign)}
          refuse={customiser.refuseSharing}
        />
      </DesignSummary>
      <StickyBar amount={price}>
        <SaveButton {...button} />
      </StickyBar>
    </>
  );
}

const Reason = styled.p`
  margin-top: calc(var(--space-6) * -1);
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
