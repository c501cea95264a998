import { styled } from 'styled-components';
import { Skeleton } from '../../shared/ui/Skeleton';
import { SummaryColumns } from '../../shared/ui/SummaryColumns';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { below, from } from '../../theme/media';

const FIELDS = 6;

/** Placeholder of form and order while the cart loads. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Cargando tu pedido…</VisuallyHidden>
      <Drawer aria-hidden="true">
        <Skeleton height="56px" />
      </Drawer>
      <SummaryColumns aria-hidden="true">
        <Fields>
          <Skeleton width="40%" height="2rem" />
          {Array.from({ length: FIELDS }, (_, index) => (
            <Skeleton key={index} height="80px" />
          ))}
        </Fields>
        <Column>
          <Skeleton height="420px" />
        </Column>
      </SummaryColumns>
    </div>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-20);
`;

const Drawer = styled.div`
  margin-bottom: var(--space-32);
  ${from(1000)} {
    display: none;
  }
`;

const Column = styled.div`
  ${below(1000)} {
    display: none;
  }
`;
