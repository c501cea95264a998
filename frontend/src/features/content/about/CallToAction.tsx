import { useId } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../shared/ui/Button';
import { Container } from '../../../shared/ui/Container';
import { Lead } from '../../../shared/ui/Lead';
import { Section } from '../../../shared/ui/Section';

/** Link to the shop at the end of the page. */
export function CallToAction() {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Middle>
        <h2 id={titleId}>¿Empezamos el tuyo?</h2>
        <Lead>Escoge tu bolso y escribe su nombre.</Lead>
        <ButtonLink to="/" variant="primary" size="l">
          Ir al inicio
        </ButtonLink>
      </Middle>
    </Section>
  );
}

const Middle = styled(Container)`
  display: grid;
  justify-items: center;
  gap: var(--space-20);
  text-align: center;
`;
