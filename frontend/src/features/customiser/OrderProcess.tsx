import Clock from 'lucide-react/icons/clock';
import HandHeart from 'lucide-react/icons/hand-heart';
import Truck from 'lucide-react/icons/truck';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { businessDays } from '../../domain/business-days';
import { Fact, FactBand } from '../../shared/ui/FactBand';
import { OrderSteps } from './OrderSteps';

/** Section about the steps after an order. */
export default function OrderProcess({ delivery }: { delivery: PricingDto['delivery'] }) {
  return (
    <Section>
      <OrderFacts delivery={delivery} />
      <OrderSteps embroideryHours={delivery.embroideryHours} />
    </Section>
  );
}

/** Facts about an order: embroidery time, way of making, fastest delivery. */
function OrderFacts({ delivery }: { delivery: PricingDto['delivery'] }) {
  return (
    <Band label="Tu pedido">
      <Fact icon={Clock} title={`${delivery.embroideryHours} h de bordado`}>
        Tu nombre queda bordado en dos días.
      </Fact>
      <Fact icon={HandHeart} title="100% hecho a mano">
        Cortado, cosido y revisado pieza por pieza.
      </Fact>
      <Fact
        icon={Truck}
        title="Entrega 24 h"
      >{`Con el servicio express tu pieza viaja en 24 horas apenas está lista: ${businessDays(delivery.expressBusinessDays)} en total.`}</Fact>
    </Band>
  );
}

/** Isolates its painting, so that browsers skip it in each frame of the preview. */
const Section = styled.div`
  contain: paint;
`;

const Band = styled(FactBand)`
  margin-top: clamp(48px, 7vw, 96px);
`;
