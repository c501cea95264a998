import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { AccountFrame } from '../../features/account/AccountFrame';
import { InvitationForm } from '../../features/account/InvitationForm';
import { useHashToken } from '../../shared/lib/use-hash-token';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Logo } from '../layout/Logo';

/** `/panel/invitacion#token=…`: where a mailed invitation to the staff leads. */
export default function InvitationPage() {
  const [token, setToken] = useState<string>();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  useHashToken('token', setToken);
  return (
    <>
      <Wordmark />
      <AccountFrame
        title="Entrar al equipo"
        lead="Escribe tu nombre y elige una contraseña."
        words={{ plain: 'Qué bueno', emphasis: 'tenerte aquí', sewn: 'Equipo' }}
      >
        <PageHead title="Entrar al equipo" description="Invitación al equipo." path="/panel/invitacion" noIndex />
        {token ? (
          <InvitationForm token={token} onJoined={() => void navigate('/panel/cuenta', { replace: true })} />
        ) : !isHydrated || hash ? (
          <Skeleton height="260px" />
        ) : (
          <EmptyState title="Falta el enlace">Abre esta página con el enlace del correo de invitación.</EmptyState>
        )}
      </AccountFrame>
    </>
  );
}

const Wordmark = styled(Logo)`
  margin: var(--space-12) var(--gutter);
`;
