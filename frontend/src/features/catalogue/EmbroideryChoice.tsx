import { useId } from 'react';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { savingLabel } from './embroidery';

interface EmbroideryChoiceProps {
  product: ProductDto;
  pricing: PricingDto;
  embroidered: boolean;
  onChange: (embroidered: boolean) => void;
}

/** Choice of embroidery, with its price difference and the right of withdrawal that depends on it (Ley 1480, art. 47). */
export function EmbroideryChoice({ product, pricing, embroidered, onChange }: EmbroideryChoiceProps) {
  const name = useId();
  const personalised = product.variants.bordado && embroidered;
  return (
    <>
      {product.variants.bordado ? (
        <SegmentedRadio
          legend="Bordado"
          name={name}
          value={embroidered ? 'with' : 'without'}
          onChange={(value) => onChange(value === 'with')}
          options={[
            { value: 'with', label: 'Con bordado', hint: 'Con el nombre de tu bebé' },
            { value: 'without', label: 'Sin bordado', hint: savingLabel(product, pricing) },
          ]}
          description={pricing.embroideryDescription}
        />
      ) : (
        <p>Sin bordado: esta pieza no lleva nombre.</p>
      )}
      <Right>
        {personalised
          ? 'Con su nombre es una pieza personalizada: no tiene derecho de retracto (art. 47 de la Ley 1480). Conserva 6 meses de garantía.'
          : 'Sin bordado conservas tu derecho de retracto: 5 días hábiles desde que la recibes. Y 6 meses de garantía.'}
      </Right>
    </>
  );
}

const Right = styled.p`
  font-size: var(--font-size-sm);
  color: var(--text-soft);
`;
