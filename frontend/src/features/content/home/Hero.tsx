import { styled } from 'styled-components';
import { heroPictures } from '../../../pictures/hero.gen';
import { pictureSrcSet } from '../../../pictures/picture-entry';
import { useSettings } from '../../../shared/lib/use-settings';
import { ButtonLink } from '../../../shared/ui/Button';
import { Lead } from '../../../shared/ui/Lead';
import { Picture, preloadPicture } from '../../../shared/ui/Picture';
import { Strap } from '../../../shared/ui/Strap';
import { ThreadText } from '../../../shared/ui/ThreadText';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { below, from } from '../../../theme/media';
import { HeroVideo } from './HeroVideo';
import { KIT_SIZES_NARROW } from './kit-sizes';

/** Phones show the upright picture of the kit, in the same size as the kit's own section, so that one file serves both. */
const NARROW = '(max-width: 599.98px)';
const UPRIGHT = heroPictures['kit-tall'];

/** Hero of the home page: the kit as a picture, replaced by a video when possible, and the brand's promise. */
export function Hero() {
  const { homeLead } = useSettings().texts;
  return (
    <>
      <Stage>
        <Frame>
          <Picture
            picture={heroPictures['kit-wide']}
            alt="Kit de lujo en cuero café con reata tejida y el nombre Emilia bordado en cada pieza"
            sizes="(min-width: 900px) 95vw, 100vw"
            sources={<UprightSources />}
            media="(min-width: 600px)"
            priority
          />
          <HeroVideo />
        </Frame>
        <Words>
          <h1>
            <span>{'Cada puntada lleva '}</span>
            <VisuallyHidden>su nombre</VisuallyHidden>
            <Name text="su nombre" viewBox="0 0 470 120" x={4} y={84} size={112} anchor="start" sewn />
          </h1>
          <Lead>{homeLead}</Lead>
          <Ways>
            <ButtonLink to="/#productos" variant="light">
              Ver productos
            </ButtonLink>
            <ButtonLink to="/personalizacion" variant="light-outline">
              Cómo personalizar
            </ButtonLink>
          </Ways>
        </Words>
      </Stage>
      <Strap aria-hidden="true" />
    </>
  );
}

function UprightSources() {
  preloadPicture(UPRIGHT, KIT_SIZES_NARROW, NARROW);
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={NARROW}
      type={`image/${format}`}
      srcSet={pictureSrcSet(UPRIGHT, format)}
      sizes={KIT_SIZES_NARROW}
    />
  ));
}

const Stage = styled.section`
  --focus: var(--thread-light);
  position: relative;
  display: grid;
  background: var(--surface-brand);
  color: var(--text-on-dark);
  ${from(900)} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    min-height: min(680px, 56vw);
  }
`;

const Frame = styled.div`
  --focus-point: 50% 44%;
  position: relative;
  aspect-ratio: 1 / 0.92;
  overflow: hidden;
  background: var(--surface-plate);
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--focus-point);
  }
  ${from(600)} {
    --focus-point: 50% 50%;
    aspect-ratio: 16 / 9;
  }
  ${from(900)} {
    --focus-point: 22% 50%;
    order: 2;
    aspect-ratio: auto;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-20);
  padding: var(--space-36) var(--gutter) var(--space-44);
  h1 {
    color: var(--text-on-dark);
    font-size: clamp(2.25rem, 10.7vw, 3.75rem);
    line-height: 1;
    letter-spacing: -0.012em;
    text-wrap: wrap;
  }
  p {
    max-width: 20.5em;
    color: var(--text-on-dark-soft);
  }
  ${from(900)} {
    align-content: center;
    padding: var(--space-64) var(--space-56) var(--space-64) max(var(--gutter), calc((100vw - var(--container)) / 2));
    h1 {
      font-size: clamp(2.375rem, 4.2vw, 3.75rem);
    }
  }
`;

const Name = styled(ThreadText)`
  display: block;
  width: 8.3em;
  max-width: 100%;
  margin: 0.02em 0 -0.3em -0.03em;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  padding-top: var(--space-8);

  ${below(600)} {
    > * {
      flex: 1 1 auto;
      padding-inline: clamp(14px, 4.8vw, 26px);
    }
  }
`;
