import { memo, useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { PricingDto } from '../../api/catalogue.api';
import type { PriceLine } from '../../domain/line-price';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { SpokenTotal } from '../../shared/ui/SpokenTotal';
import { SummaryLines } from '../../shared/ui/SummaryLines';

interface DesignSummaryProps {
  lines: readonly PriceLine[];
  total: number;
  pricing: PricingDto;
  express: boolean;
  /** Buttons and their messages. */
  children: Elements;
}

/** Memoised: the served text is complete, so it renders again only when its own props change. */
const DeliveryEstimate = memo(
  lazyVisible(async () => ({ default: (await import('../../shared/ui/DeliveryEstimate')).DeliveryEstimate })),
);

/** Price with its parts, and delivery dates. */
export function DesignSummary({ lines, total, pricing, express, children }: DesignSummaryProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>Tu diseño</h2>
      <SummaryLines
        lines={lines.map(({ label, amount }) => ({ label, value: amount === 0 ? 'Incluido' : amount }))}
        total={{ label: 'Total', value: total }}
      />
      <SpokenTotal amount={total} />
      <DeliveryEstimate delivery={pricing.delivery} express={express} />
      {children}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-16);
  margin-top: var(--space-8);
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  h2 {
    font-size: var(--font-size-3);
    line-height: 1.2;
  }
`;
