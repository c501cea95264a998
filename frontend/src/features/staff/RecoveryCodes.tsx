import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Dialog } from '../../shared/ui/Dialog';

/** Shows recovery codes this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Tus códigos de recuperación"
      words="Si pierdes el celular, entras con tu contraseña y uno de estos códigos. Cada uno sirve una vez. Guárdalos ahora: no los volvemos a mostrar."
      onClose={onClose}
    >
      <Codes>
        {codes.map((code) => (
          <li translate="no" key={code}>
            {code}
          </li>
        ))}
      </Codes>
      <CopyButton what="los códigos de recuperación" text={codes.join('\n')} />
      <Button onClick={onClose}>Ya los guardé</Button>
    </Dialog>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: var(--space-8);
  width: 100%;
  list-style: none;
  font-family: monospace;
`;
