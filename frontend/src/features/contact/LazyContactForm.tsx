import { styled } from 'styled-components';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { from } from '../../theme/media';

const ContactForm = lazyVisible(() => import('./ContactForm'));

/** Loads the contact form and its library when it comes near the viewport. `quiet` is a less prominent style. */
export function LazyContactForm({ quiet }: { quiet?: boolean }) {
  return (
    <Container>
      <ContactForm quiet={quiet} />
    </Container>
  );
}

/** Reserves the form's height while its code loads, to avoid a layout shift. */
const Container = styled.div`
  min-height: 750px;
  ${from(560)} {
    min-height: 522px;
  }
`;
