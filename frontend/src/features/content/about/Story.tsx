import { useId } from 'react';
import { styled } from 'styled-components';
import { storyPictures } from '../../../pictures/story.gen';
import { Container } from '../../../shared/ui/Container';
import { Lead } from '../../../shared/ui/Lead';
import { Picture } from '../../../shared/ui/Picture';
import { Section } from '../../../shared/ui/Section';
import { from } from '../../../theme/media';
import { Plate } from '../Plate';
import { TextStack, TwoColumns } from '../TwoColumns';

/** History of the workshop. */
export function Story() {
  const titleId = useId();
  return (
    <Opening aria-labelledby={titleId}>
      <Container>
        <Face $ratio="6 / 5" $ratioWide="21 / 9" $wideFrom={800}>
          <Picture
            picture={storyPictures.embroidery}
            alt="Osito y el nombre Samuel bordados en hilo sobre cuero azul"
            sizes="(min-width: 1320px) 1240px, 95vw"
            priority
          />
        </Face>
      </Container>
      <Text $columns="1fr 1.25fr" $align="start">
        <h2 id={titleId}>Nuestra historia</h2>
        <TextStack>
          <Lead>
            En un taller de familia en Medellín empezamos bordando pañaleras para las mamás que conocíamos. Una le contó
            a otra, y hoy nuestros bolsos viajan por toda Colombia.
          </Lead>
          <Lead>
            Seguimos haciendo lo mismo: cortar con cuidado, coser derecho y bordar cada nombre como si fuera el de un
            hijo nuestro.
          </Lead>
        </TextStack>
      </Text>
    </Opening>
  );
}

const Opening = styled(Section)`
  padding-top: clamp(28px, 5vw, 64px);
`;

/** Crops the picture to bear and name on narrow screens, to the bear's face on wide ones. */
const Face = styled(Plate)`
  img {
    object-position: 50% 60%;
    ${from(800)} {
      object-position: 50% 18%;
    }
  }
`;

const Text = styled(TwoColumns)`
  margin-top: clamp(28px, 4vw, 64px);
`;
