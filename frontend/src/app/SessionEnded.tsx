import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoginForm } from '../features/account/LoginForm';
import { StaffPasskeyLogin } from '../features/account/StaffPasskeyLogin';
import { useDialog } from '../shared/lib/use-dialog';

/** The login over a page whose session ended. It covers the whole window, because the page shows personal data. */
export default function SessionEnded({ path, onArrived }: { path: string; onArrived: () => void }) {
  const navigate = useNavigate();
  // Escape and the back button of a phone leave the page.
  const leave = () => void navigate(`/login?volver=${encodeURIComponent(path)}`, { replace: true });
  const dialog = useDialog({ onClose: leave, isSheet: () => true });
  const id = useId();
  return (
    <Cover {...dialog} aria-labelledby={`${id}title`} aria-describedby={`${id}words`}>
      <div>
        <h2 id={`${id}title`}>Tu sesión terminó</h2>
        <p id={`${id}words`}>Entra otra vez. Lo que escribiste sigue aquí.</p>
        <LoginForm onArrived={onArrived} />
        <StaffPasskeyLogin onArrived={onArrived} />
      </div>
    </Cover>
  );
}

const Cover = styled.dialog`
  width: 100vw;
  max-width: none;
  height: calc(100 * var(--dvh));
  max-height: none;
  overflow: auto;
  border: 0;
  background: var(--surface);
  color: inherit;
  > div {
    display: grid;
    gap: var(--space-16);
    width: min(420px, 100%);
    margin: clamp(24px, 12 * var(--dvh), 120px) auto;
    padding-inline: var(--gutter);
  }
  h2 {
    font-size: var(--font-size-3);
  }
`;
