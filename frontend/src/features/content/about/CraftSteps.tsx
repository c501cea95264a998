import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../../shared/ui/Container';
import { Section } from '../../../shared/ui/Section';
import { SectionHead } from '../../../shared/ui/SectionHead';
import { from } from '../../../theme/media';
import { Plate } from '../Plate';
import { BagDrawing, CutDrawing, HoopDrawing } from './CraftDrawings';

interface CraftStepsProps {
  /** Duration of the embroidery in hours; omitted from the text while undefined. */
  embroideryHours: number | undefined;
}

/** The three steps of production. */
export function CraftSteps({ embroideryHours }: CraftStepsProps) {
  const titleId = useId();
  return (
    <Section tone="alt" aria-labelledby={titleId}>
      <Container>
        <SectionHead title="Cómo lo hacemos" titleId={titleId} />
        <Steps>
          <Step title="1. Cortamos" drawing={<CutDrawing />}>
            Escogemos el cuero PVC y cortamos cada pieza según el diseño.
          </Step>
          <Step
            title="2. Bordamos"
            drawing={<HoopDrawing />}
          >{`Tu nombre y tu motivo, puntada a puntada${embroideryHours !== undefined ? `, en ${embroideryHours} horas` : ''}.`}</Step>
          <Step title="3. Armamos" drawing={<BagDrawing />}>
            Unimos, revisamos herrajes y costuras, y empacamos.
          </Step>
        </Steps>
      </Container>
    </Section>
  );
}

interface StepProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

function Step({ title, drawing, children }: StepProps) {
  return (
    <li>
      <Plate $ratio="3 / 2">{drawing}</Plate>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-36);
  li {
    display: grid;
    align-content: flex-start;
    gap: var(--space-10);
  }
  h3 {
    margin-top: var(--space-6);
  }
  p {
    color: var(--text-soft);
  }
  ${from(800)} {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-32);
  }
`;
