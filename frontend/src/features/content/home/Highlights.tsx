import { ShieldCheck, Spool, Truck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../../api/catalogue.api';
import { Container } from '../../../shared/ui/Container';
import { from } from '../../../theme/media';
import { businessDays } from '../../../shared/lib/business-days';

interface HighlightsProps {
  /** Times as the shop promises them; the sentence does without while they are unknown. */
  delivery: PricingDto['delivery'] | undefined;
}

/** Three reasons to buy here: delivery, quality and embroidery. */
export function Highlights({ delivery }: HighlightsProps) {
  return (
    <Ground aria-label="Por qué Sigerist">
      <Container>
        <List>
          <Highlight icon={Truck} title="Entrega">
            {delivery
              ? `En ${businessDays(delivery.standardBusinessDays)}, en cualquier lugar de Colombia.`
              : 'En cualquier lugar de Colombia.'}
          </Highlight>
          <Highlight icon={ShieldCheck} title="Calidad">
            Cuero PVC, reata importada y herrajes de acero inoxidable. 6 meses de garantía.
          </Highlight>
          <Highlight icon={Spool} title="Bordado">
            Escoge entre 9 categorías y escribe el nombre de tu bebé.
          </Highlight>
        </List>
      </Container>
    </Ground>
  );
}

interface HighlightProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Highlight({ icon: Icon, title, children }: HighlightProps) {
  return (
    <li>
      <Icon aria-hidden="true" strokeWidth={1.3} />
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  );
}

const Ground = styled.section`
  padding-block: clamp(28px, 5vw, 56px);
  background: var(--surface-alt);
`;

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    align-content: start;
    gap: 4px 16px;
    padding: 24px 0;
    border-top: 1px solid var(--line);
  }
  li:first-child {
    border-top: 0;
  }
  .lucide {
    width: 30px;
    height: 30px;
    color: var(--brand-700);
    stroke-width: 1.3;
  }
  h2 {
    font-size: var(--text-3);
    line-height: 1.2;
  }
  p {
    grid-column: 2;
    color: var(--ink-soft);
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
