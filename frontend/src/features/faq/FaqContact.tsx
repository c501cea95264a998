import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { styled } from 'styled-components';
import { shop, whatsappLink } from '../../shared/lib/shop';
import { ButtonAnchor } from '../../shared/ui/Button';
import { Lead } from '../../shared/ui/Lead';
import { QuietPanel } from '../../shared/ui/QuietPanel';

/** Where to ask what the questions do not answer. */
export function FaqContact() {
  return (
    <Block as="section" aria-labelledby="duda">
      <h2 id="duda">¿Te quedó una duda?</h2>
      <Lead>Escríbenos y te ayudamos a escoger.</Lead>
      <Ways>
        <ButtonAnchor variant="whatsapp" href={whatsappLink('Hola, tengo una duda.')} target="_blank" rel="noopener">
          <MessageCircle aria-hidden="true" size={20} />
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor variant="secondary" href={`mailto:${shop.email}`}>
          <Mail aria-hidden="true" size={20} />
          Correo
        </ButtonAnchor>
      </Ways>
    </Block>
  );
}

const Block = styled(QuietPanel)`
  display: grid;
  gap: 8px;
  margin-top: 56px;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: 12px;
`;
