import ShieldCheck from 'lucide-react/icons/shield-check';
import Spool from 'lucide-react/icons/spool';
import Truck from 'lucide-react/icons/truck';
import type { PricingDto } from '../../../api/catalogue.api';
import { businessDays } from '../../../domain/business-days';
import { Fact, FactBand } from '../../../shared/ui/FactBand';

interface HighlightsProps {
  /** Delivery times; omitted from the text while undefined. */
  delivery: PricingDto['delivery'] | undefined;
}

/** Three highlights: delivery, quality and embroidery. */
export function Highlights({ delivery }: HighlightsProps) {
  return (
    <FactBand label="Por qué Sigerist">
      <Fact icon={Truck} title="Entrega">
        {delivery
          ? `En ${businessDays(delivery.standardBusinessDays)}, en cualquier lugar de Colombia.`
          : 'En cualquier lugar de Colombia.'}
      </Fact>
      <Fact icon={ShieldCheck} title="Calidad">
        Cuero PVC, reata importada y herrajes de acero inoxidable. 6 meses de garantía.
      </Fact>
      <Fact icon={Spool} title="Bordado">
        Escoge entre 9 categorías y escribe el nombre de tu bebé.
      </Fact>
    </FactBand>
  );
}
