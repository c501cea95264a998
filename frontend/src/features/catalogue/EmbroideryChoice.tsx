import { useId } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { SegmentedRadio } from '../../shared/ui/SegmentedRadio';
import { savingLabel } from './embroidery';

interface EmbroideryChoiceProps {
  product: ProductDto;
  pricing: PricingDto;
  embroidered: boolean;
  onChange: (embroidered: boolean) => void;
}

/** Choice of embroidery, with its price difference. */
export function EmbroideryChoice({ product, pricing, embroidered, onChange }: EmbroideryChoiceProps) {
  const name = useId();
  if (!product.variants.bordado) return <p>Sin bordado: esta pieza no lleva nombre.</p>;
  return (
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
  );
}
