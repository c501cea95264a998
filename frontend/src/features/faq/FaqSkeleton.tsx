import { styled } from 'styled-components';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

const ROWS = 8;

/** Holds the place of the questions while they load. */
export function FaqSkeleton() {
  return (
    <Rows aria-busy="true">
      <VisuallyHidden role="status">Cargando preguntas…</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, index) => (
        <Skeleton key={index} height="44px" />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-16);
  margin-block: var(--space-28);
`;
