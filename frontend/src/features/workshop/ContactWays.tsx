import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { styled } from 'styled-components';
import { phoneNumberOf } from '../../domain/phone';
import { whatsappLink } from '../../shared/lib/shop';
import { ButtonAnchor } from '../../shared/ui/Button';

interface ContactWaysProps {
  /** Phone as the customer entered it; '' without one. */
  phone: string;
  email: string;
  /** Prefilled text of the chat. */
  text: string;
}

/** Buttons to contact a customer. */
export function ContactWays({ phone, email, text }: ContactWaysProps) {
  const digits = callableDigits(phone);
  return (
    <Ways>
      {digits && (
        <>
          <ButtonAnchor variant="whatsapp" size="s" href={whatsappLink(digits, text)} target="_blank" rel="noopener">
            <MessageCircle aria-hidden="true" />
            <span>WhatsApp</span>
          </ButtonAnchor>
          <ButtonAnchor variant="secondary" size="s" href={`tel:+${digits}`}>
            <Phone aria-hidden="true" />
            <span>Llamar</span>
          </ButtonAnchor>
        </>
      )}
      <ButtonAnchor variant="secondary" size="s" href={`mailto:${email}`}>
        <Mail aria-hidden="true" />
        <span>Correo</span>
      </ButtonAnchor>
    </Ways>
  );
}

/** Digits of a phone with its country code, for `tel:` and wa.me; '' for a text that could be the phone of somebody else. */
export function callableDigits(phone: string): string {
  return phoneNumberOf(phone)?.slice(1) ?? '';
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
