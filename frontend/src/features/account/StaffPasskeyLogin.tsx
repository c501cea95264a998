import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../shared/state/app-store';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { useLoginArrival } from './use-login';

/**
 * Login of the staff with a passkey: one tap here, one on the device. Shown to everyone, because before the login the page
 * cannot tell staff from shoppers. Its code loads with the first tap. `onArrived` replaces the page that opens after the login.
 */
export function StaffPasskeyLogin({ onArrived }: { onArrived?: () => void }) {
  const showToast = useToast();
  const [isPending, setPending] = useState(false);
  const dispatch = useAppDispatch();
  const { arrive, arriving } = useLoginArrival(onArrived);
  const logIn = async () => {
    setPending(true);
    const failure = await import('./log-in-with-passkey').then(
      ({ logInWithPasskey }) => logInWithPasskey(dispatch, arrive),
      () => 'Revisa tu conexión y vuelve a intentar.',
    );
    setPending(false);
    if (failure) showToast({ kind: 'error', title: 'No entraste', text: failure });
  };
  return (
    <Line>
      <Button variant="text" size="s" pending={isPending || arriving} onClick={() => void logIn()}>
        <KeyRound aria-hidden="true" />
        <span>Equipo: entrar con llave de acceso</span>
      </Button>
    </Line>
  );
}

const Line = styled.p`
  margin-top: var(--space-8);
  text-align: center;
`;
