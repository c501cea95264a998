import { styled } from 'styled-components';
import { Skeleton } from '../../shared/ui/Skeleton';
import { from } from '../../theme/media';

/** Placeholder of the customiser while its product loads. */
export function CustomiserSkeleton() {
  return (
    <Layout aria-busy="true">
      <Skeleton height="min(600px, 46vw)" />
      <Fields>
        <Skeleton height="52px" />
        <Skeleton height="160px" />
        <Skeleton height="64px" />
        <Skeleton height="80px" />
        <Skeleton height="200px" />
      </Fields>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: var(--space-24);
  padding-bottom: var(--space-section);
  ${from(1000)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-56);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--space-24);
`;
