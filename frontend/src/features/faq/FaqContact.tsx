import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { styled } from 'styled-components';
import { useSettings } from '../../shared/lib/use-settings';
import { ButtonAnchor } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { Lead } from '../../shared/ui/Lead';
import { QuietPanel } from '../../shared/ui/QuietPanel';

/** Where to ask what the questions do not answer. */
export function FaqContact() {
  const { email } = useSettings().contact;
  return (
    <Block as="section" aria-labelledby="duda">
      <h2 id="duda">¿Te quedó una duda?</h2>
      <Lead>Escríbenos y te ayudamos a escoger.</Lead>
      <Ways>
        <ChatButton text="Hola, tengo una duda.">
          <MessageCircle aria-hidden="true" size={20} />
          <span>WhatsApp</span>
        </ChatButton>
        <ButtonAnchor variant="secondary" href={`mailto:${email}`}>
          <Mail aria-hidden="true" size={20} />
          <span>Correo</span>
        </ButtonAnchor>
      </Ways>
    </Block>
  );
}

const Block = styled(QuietPanel)`
  display: grid;
  gap: var(--space-8);
  margin-top: var(--space-56);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin-top: var(--space-12);
`;
