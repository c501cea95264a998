import { useId } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../shared/ui/Container';
import { Section } from '../../shared/ui/Section';
import { SectionHead } from '../../shared/ui/SectionHead';
import { from } from '../../theme/media';
import { DirectContact } from './DirectContact';
import { LazyContactForm } from './LazyContactForm';

/** Contact form and contact data. */
export function ContactSection({ id }: { id: string }) {
  const titleId = useId();
  return (
    <Section id={id} aria-labelledby={titleId}>
      <Columns>
        <div>
          <SectionHead
            title="Escríbenos"
            titleId={titleId}
            lead="Cuéntanos qué tienes en mente. Te respondemos por WhatsApp."
          />
          <LazyContactForm />
        </div>
        <DirectContact />
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: clamp(32px, 5vw, 72px);
  ${from(900)} {
    grid-template-columns: 1.25fr 1fr;
    align-items: start;
  }
`;
