import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { phoneLink } from '../../shared/lib/shop';
import { useSettings } from '../../shared/lib/use-settings';
import { ButtonAnchor } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { QuietPanel } from '../../shared/ui/QuietPanel';

/** Phone, email, location and social profiles. */
export function DirectContact() {
  const { contact, social } = useSettings();
  return (
    <QuietPanel>
      <h3>Contacto directo</h3>
      <Facts>
        {contact.phone && (
          <Fact icon={Phone} note={contact.hours}>
            <a translate="no" href={phoneLink(contact.phone)}>
              {contact.phone}
            </a>
          </Fact>
        )}
        <Fact icon={Mail} note="Te respondemos en un día hábil">
          <a translate="no" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </Fact>
        <Fact icon={MapPin} note="Punto de fabricación">
          <span>{contact.address}</span>
        </Fact>
      </Facts>
      <Profiles>
        <ChatButton size="s">
          <MessageCircle aria-hidden="true" />
          <span>WhatsApp</span>
        </ChatButton>
        <ButtonAnchor href={social.instagram} target="_blank" rel="noopener" variant="secondary" size="s">
          Instagram
        </ButtonAnchor>
        <ButtonAnchor href={social.facebook} target="_blank" rel="noopener" variant="secondary" size="s">
          Facebook
        </ButtonAnchor>
      </Profiles>
    </QuietPanel>
  );
}

interface FactProps {
  icon: LucideIcon;
  /** Additional information. */
  note: string;
  children: Elements;
}

function Fact({ icon: Icon, note, children }: FactProps) {
  return (
    <li>
      <Icon aria-hidden="true" />
      <div>
        {children}
        <small>{note}</small>
      </div>
    </li>
  );
}

const Facts = styled.ul`
  margin-top: var(--space-12);
  li {
    display: flex;
    align-items: flex-start;
    gap: var(--space-14);
    padding-block: var(--space-12);
  }
  .lucide {
    width: 20px;
    height: 20px;
    margin-top: 3px;
    color: var(--brand);
  }
  a {
    display: inline-block;
    margin-block: calc(var(--space-10) * -1);
    padding-block: var(--space-10);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-underline-offset: 4px;
  }
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Profiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin-top: var(--space-16);
`;
