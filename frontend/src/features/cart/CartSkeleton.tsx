import { styled } from 'styled-components';
import { Skeleton } from '../../shared/ui/Skeleton';
import { SummaryColumns } from '../../shared/ui/SummaryColumns';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

const ITEMS = 2;

/** Placeholder of the cart while it loads, so that it does not look empty. */
export function CartSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Cargando tu carrito…</VisuallyHidden>
      <SummaryColumns aria-hidden="true">
        <div>
          {Array.from({ length: ITEMS }, (_, index) => (
            <Item key={index}>
              <Skeleton ratio="1" />
              <div>
                <Skeleton width="70%" height="1.5rem" />
                <Skeleton width="45%" />
                <Skeleton width="130px" height="44px" />
              </div>
            </Item>
          ))}
        </div>
        <Skeleton height="340px" />
      </SummaryColumns>
    </div>
  );
}

const Item = styled.div`
  display: grid;
  grid-template-columns: 92px 1fr;
  gap: var(--space-16);
  padding-block: var(--space-22);
  border-top: 1px solid var(--border);
  > div {
    display: grid;
    gap: var(--space-10);
  }
`;
