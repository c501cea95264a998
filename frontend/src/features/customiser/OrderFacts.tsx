import { Clock, HandHeart, Truck, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import { businessDays } from '../../shared/lib/business-days';
import { Container } from '../../shared/ui/Container';
import { from } from '../../theme/media';

/** What to expect of the order: how long the embroidery takes, how it is made, how fast it can arrive. */
export function OrderFacts({ delivery }: { delivery: PricingDto['delivery'] }) {
  return (
    <Band aria-label="Tu pedido">
      <Container>
        <Facts>
          <Fact icon={Clock} title={`${delivery.embroideryHours} h de bordado`}>
            Tu nombre queda bordado en dos días.
          </Fact>
          <Fact icon={HandHeart} title="100% hecho a mano">
            Cortado, cosido y revisado pieza por pieza.
          </Fact>
          <Fact icon={Truck} title="Entrega 24 h">
            Con el servicio express tu pieza viaja en 24 horas apenas está lista:{' '}
            {businessDays(delivery.expressBusinessDays)} en total.
          </Fact>
        </Facts>
      </Container>
    </Band>
  );
}

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: React.ReactNode }) {
  return (
    <li>
      <Icon aria-hidden="true" />
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  );
}

const Band = styled.section`
  margin-top: clamp(48px, 7vw, 96px);
  padding-block: clamp(28px, 5vw, 56px);
  background: var(--surface-alt);
`;

const Facts = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    align-content: start;
    gap: 4px 16px;
    padding-block: 24px;
    border-top: 1px solid var(--line);
  }
  li:first-child {
    border-top: 0;
  }
  h2 {
    font-size: var(--text-3);
    line-height: 1.2;
  }
  p {
    grid-column: 2;
    color: var(--ink-soft);
  }
  .lucide {
    width: 30px;
    height: 30px;
    color: var(--brand-700);
    stroke-width: 1.3;
  }
  ${from(900)} {
    grid-template-columns: repeat(3, 1fr);
    li {
      padding: 8px 40px;
      border-top: 0;
      border-left: 1px solid var(--line);
    }
    li:first-child {
      padding-left: 0;
      border-left: 0;
    }
    li:last-child {
      padding-right: 0;
    }
  }
`;
