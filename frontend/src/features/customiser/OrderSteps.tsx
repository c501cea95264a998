import { useId } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../shared/ui/Container';
import { Section } from '../../shared/ui/Section';
import { SectionHead } from '../../shared/ui/SectionHead';
import { from } from '../../theme/media';

/** The four steps from a design to a bag. */
export function OrderSteps({ embroideryHours }: { embroideryHours: number }) {
  const titleId = useId();
  const steps = [
    { title: 'Diseña', text: 'Escoge nombre, letra, hilo y motivo.' },
    { title: 'Confirma', text: 'Revisa tu diseño y haz el pedido.' },
    { title: 'Bordado', text: `Bordamos tu pieza en ${embroideryHours} horas.` },
    { title: 'Entrega', text: 'La recibes lista para estrenar.' },
  ];
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <SectionHead title="Así lo hacemos" titleId={titleId} />
        <Steps>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <b aria-hidden="true">{index + 1}</b>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-24);
  li {
    display: grid;
    grid-template-columns: 44px 1fr;
    align-items: baseline;
    gap: 2px var(--space-12);
  }
  b {
    grid-row: 1 / 3;
    align-self: flex-start;
    font: italic 500 2.25rem/1 var(--font-title);
    color: var(--thread-dark);
  }
  p {
    color: var(--text-soft);
  }
  ${from(900)} {
    grid-template-columns: repeat(4, 1fr);
    gap: var(--space-32);
    li {
      grid-template-columns: 1fr;
      align-content: flex-start;
      gap: var(--space-8);
      padding-top: var(--space-20);
      border-top: 1px solid var(--border);
    }
    b {
      grid-row: auto;
    }
  }
`;
