import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { PrivacyErasureDto } from '../../api/privacy.api';
import { ErasureResult } from '../../features/privacy/ErasureResult';
import { ErasureScope } from '../../features/privacy/ErasureScope';
import { PersonalDataActions } from '../../features/privacy/PersonalDataActions';
import { RequestLinkForm } from '../../features/privacy/RequestLinkForm';
import { useHashToken } from '../../shared/lib/use-hash-token';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { SectionHead } from '../../shared/ui/SectionHead';

/** Rejects a token that was truncated in the email. */
const TOKEN = /^[\w-]{22}$/;

/** `/mis-datos`: the data stored for an email address, for people without an account (Ley 1581 de 2012, art. 8). */
export default function MyDataPage() {
  const [token, setToken] = useState<string>();
  const open = useCallback((found: string) => setToken(TOKEN.test(found) ? found : undefined), []);
  useHashToken('token', open);
  const [erasure, setErasure] = useState<PrivacyErasureDto>();
  return (
    <Page narrow>
      <PageHead
        title="Mis datos personales"
        description="Descarga o borra los datos que Sigerist guarda con tu correo."
        path="/mis-datos"
        noIndex
      />
      <SectionHead
        level={1}
        title="Mis datos personales"
        lead={
          token
            ? 'Comprobamos que este correo es tuyo. Puedes descargar lo que guardamos con él o borrarlo.'
            : 'Escribe tu correo y te enviamos un enlace para ver o borrar lo que guardamos de ti. No necesitas cuenta.'
        }
      />
      <Parts>
        {erasure ? (
          <ErasureResult erasure={erasure} />
        ) : token ? (
          <PersonalDataActions token={token} onToken={setToken} onErased={setErasure} />
        ) : (
          <RequestLinkForm />
        )}
        <ErasureScope />
      </Parts>
    </Page>
  );
}

const Page = styled(Container)`
  padding-top: clamp(24px, 4vw, 48px);
  padding-bottom: var(--space-section);
`;

const Parts = styled.div`
  display: grid;
  gap: var(--space-40);
  h2 {
    font-size: var(--font-size-3);
  }
  ul {
    display: grid;
    gap: var(--space-8);
    margin-top: var(--space-16);
    padding-left: 1.2em;
    list-style: disc;
  }
  p,
  li {
    max-width: 35.6em;
    line-height: 1.65;
  }
`;
