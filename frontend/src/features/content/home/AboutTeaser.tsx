import { useId } from 'react';
import { styled } from 'styled-components';
import { storyPictures } from '../../../pictures/story.gen';
import { useSettings } from '../../../shared/lib/use-settings';
import { Lead } from '../../../shared/ui/Lead';
import { Picture } from '../../../shared/ui/Picture';
import { Section } from '../../../shared/ui/Section';
import { TextLink } from '../../../shared/ui/TextLink';
import { Plate } from '../Plate';
import { TextStack, TwoColumns } from '../TwoColumns';

/** Short introduction of the workshop, with a link to the about page. */
export function AboutTeaser() {
  const { aboutLead } = useSettings().texts;
  const titleId = useId();
  return (
    <Section tone="alt" aria-labelledby={titleId}>
      <TwoColumns $columns="1fr 1.25fr">
        {/* Square, because a narrower crop would cut off letters. */}
        <Plate $ratio="1">
          <Picture
            picture={storyPictures.embroidery}
            alt="Osito y el nombre Samuel bordados en hilo sobre cuero azul"
            sizes="(min-width: 900px) 540px, 92vw"
          />
        </Plate>
        <TextStack>
          <h2 id={titleId}>
            <span>{'Un taller de familia, '}</span>
            <em>puntada a puntada</em>
          </h2>
          <Lead>
            En Sigerist cortamos, cosemos y bordamos cada bolso en nuestro punto de fabricación en Medellín. Trabajamos
            por encargo: tu pieza empieza cuando nos dices el nombre.
          </Lead>
          <Lead>{aboutLead}</Lead>
          <Story to="/nosotros">Conoce nuestra historia</Story>
        </TextStack>
      </TwoColumns>
    </Section>
  );
}

const Story = styled(TextLink)`
  margin-block: calc(var(--space-10) * -1);
  padding-block: var(--space-10);
`;
