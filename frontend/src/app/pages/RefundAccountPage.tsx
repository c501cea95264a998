import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { GiveAccount } from '../../features/refund-account/GiveAccount';
import { useHashToken } from '../../shared/lib/use-hash-token';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { SectionHead } from '../../shared/ui/SectionHead';

/** `/devolucion`: the account for a refund by transfer, under a mailed link. */
export default function RefundAccountPage() {
  const [token, setToken] = useState<string>();
  const open = useCallback((found: string) => setToken(found), []);
  useHashToken('token', open);
  return (
    <Page narrow>
      <PageHead title="Tu devolución" description="A qué cuenta te devolvemos el dinero." path="/devolucion" noIndex />
      <SectionHead level={1} title="Tu devolución" />
      {token ? (
        <GiveAccount token={token} />
      ) : (
        <EmptyState title="Abre el enlace de tu correo">
          Te lo enviamos cuando una devolución se hace por transferencia.
        </EmptyState>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  padding-top: clamp(24px, 4vw, 48px);
  padding-bottom: var(--space-section);
`;
