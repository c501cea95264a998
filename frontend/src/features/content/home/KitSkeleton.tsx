import { styled } from 'styled-components';
import { Section } from '../../../shared/ui/Section';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { TwoColumns } from '../TwoColumns';

/** Placeholder of the kit while its prices load. */
export function KitSkeleton() {
  return (
    <Section aria-busy="true" aria-label="Kit de lujo">
      <TwoColumns $align="start">
        <Skeleton ratio="4 / 5" />
        <Lines>
          <Skeleton height="2.5rem" width="70%" />
          <Skeleton height="22rem" />
          <Skeleton height="9rem" />
          <Skeleton height="52px" />
        </Lines>
      </TwoColumns>
    </Section>
  );
}

const Lines = styled.div`
  display: grid;
  gap: var(--space-20);
`;
