import { styled } from 'styled-components';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { from } from '../../theme/media';

const ContactForm = lazyVisible(() => import('./ContactForm'));

/** The contact form in its place: its code, and the form library, come when it comes near. `quiet` beside something that matters more. */
export function ContactFormPlace({ quiet }: { quiet?: boolean }) {
  return (
    <Place>
      <ContactForm quiet={quiet} />
    </Place>
  );
}

/** As high as the form, whose code may still be on its way when the page was reached without the server. */
const Place = styled.div`
  min-height: 750px;
  ${from(560)} {
    min-height: 522px;
  }
`;
