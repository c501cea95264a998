import { useState } from 'react';
import { styled } from 'styled-components';
import type { PrivacyErasureDto } from '../../api/privacy.api';
import { ErasureResult } from '../../features/privacy/ErasureResult';
import { PersonalDataActions } from '../../features/privacy/PersonalDataActions';
import { RequestLinkForm } from '../../features/privacy/RequestLinkForm';
import { useLinkToken } from '../../features/privacy/use-link-token';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { SectionHead } from '../../shared/ui/SectionHead';
import { TextLink } from '../../shared/ui/TextLink';

/** `/mis-datos`: what the shop holds under an address, for people without an account (Ley 1581 de 2012, art. 8). */
export default function MyDataPage() {
  const [token, setToken] = useLinkToken();
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
        <section aria-labelledby="que-pasa">
          <h2 id="que-pasa">Qué borramos y qué no</h2>
          <ul>
            <li>
              <strong>Pedidos entregados, cancelados o reembolsados:</strong> borramos enseguida tu nombre, correo,
              celular, dirección y los textos bordados. Quedan el número, las fechas y los valores, que la ley nos pide
              conservar diez años y que ya no dicen de quién son.
            </li>
            <li>
              <strong>Pedidos en curso:</strong> conservan tus datos hasta que los recibas o te devolvamos el dinero.
            </li>
            <li>
              <strong>Mensajes que nos escribiste:</strong> los borramos todos.
            </li>
            <li>
              <strong>Pagos sin terminar, carritos y diseños compartidos:</strong> no están unidos a tu correo o se
              borran solos, los pagos a los 30 días. Lee los plazos en la{' '}
              <TextLink to="/privacidad#seguridad">política de privacidad</TextLink>.
            </li>
            <li>
              <strong>Tu cuenta, si tienes una:</strong> descárgala o elimínala en{' '}
              <TextLink to="/cuenta">Mi cuenta</TextLink>.
            </li>
          </ul>
        </section>
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
  gap: 40px;
  h2 {
    font-size: var(--text-3);
  }
  ul {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-4);
    padding-left: 1.2em;
    list-style: disc;
  }
  p,
  li {
    max-width: 35.6em;
    line-height: 1.65;
  }
`;
