import { useId } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../../shared/ui/Container';
import { Section } from '../../../shared/ui/Section';
import { SectionHead } from '../../../shared/ui/SectionHead';
import { from } from '../../../theme/media';

const values = [
  { name: 'Pasión', meaning: 'Disfrutamos cada puntada, y se nota.' },
  { name: 'Calidad', meaning: 'Materiales que aguantan los días con bebé.' },
  { name: 'Familia', meaning: 'Somos familia y trabajamos para familias.' },
  { name: 'Tradición', meaning: 'Un oficio que pasa de manos a manos.' },
];

/** The four values of the brand. */
export function Values() {
  const titleId = useId();
  return (
    <Section tone="alt" aria-labelledby={titleId}>
      <Container>
        <SectionHead title="Lo que nos mueve" titleId={titleId} />
        <List>
          {values.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--space-20) var(--space-32);
  > div {
    display: grid;
    align-content: flex-start;
    gap: var(--space-6);
    padding-top: var(--space-16);
    border-top: 1px solid var(--border);
  }
  dt {
    color: var(--text-title);
    font: 500 var(--font-size-3) / 1.2 var(--font-title);
  }
  dd {
    color: var(--text-soft);
  }
  ${from(700)} {
    grid-template-columns: 1fr 1fr;
  }
  ${from(1100)} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
