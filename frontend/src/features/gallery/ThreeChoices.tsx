import { styled } from 'styled-components';
import { customizerLayers } from '../../pictures/customizer.gen';
import { galleryPictures } from '../../pictures/gallery.gen';
import { Picture } from '../../shared/ui/Picture';
import { from } from '../../theme/media';

const LEATHERS = ['negro', 'cafe', 'azul', 'rosado', 'morado', 'rojo'] as const;
const SIZES = '(min-width: 800px) 400px, 100vw';

/** The three cards: embroidery, strap and leather. */
export function ThreeChoices() {
  return (
    <Cards>
      <li>
        <Picture picture={galleryPictures['embroidery/05']} alt="" sizes={SIZES} priority />
        <h2>1. Bordado</h2>
        <p>
          Su nombre y el motivo que más les guste: animales de la selva, ositos, flores, náuticos, de fantasía y muchos
          más. Abajo los ves.
        </p>
      </li>
      <li>
        <Picture picture={galleryPictures['straps/05']} alt="" sizes={SIZES} eager />
        <h2>2. Reata</h2>
        <p>La cinta tejida de las asas y los detalles. Es importada, resistente y suave al tacto.</p>
      </li>
      <li>
        <Swatches>
          {LEATHERS.map((leather) => (
            <span key={leather}>
              <Picture picture={{ ...customizerLayers, name: `customizer/panalera-${leather}` }} alt="" sizes="240px" />
            </span>
          ))}
        </Swatches>
        <h2>3. Sintético</h2>
        <p>
          El cuero PVC de tu bolso, en negro, café, azul, rosado, morado o rojo: fácil de limpiar y firme durante años.
        </p>
      </li>
    </Cards>
  );
}

const Cards = styled.ol`
  display: grid;
  gap: var(--space-36);
  ${from(800)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-32);
  }
  li {
    display: grid;
    align-content: flex-start;
    gap: var(--space-10);
  }
  li > picture > img {
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 4;
    margin-bottom: var(--space-6);
    border-radius: var(--radius-2);
    object-fit: cover;
    /* Keeps the rainbow and the whole name below it. */
    object-position: 50% 55%;
  }
  h2 {
    font-size: var(--font-size-3);
    line-height: 1.2;
  }
  p {
    color: var(--text-soft);
  }
`;

/** Pieces of leather: the sewn pocket of the same bag in every colour. */
const Swatches = styled.span`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 2px;
  aspect-ratio: 5 / 4;
  margin-bottom: var(--space-6);
  overflow: hidden;
  border-radius: var(--radius-2);
  > span {
    position: relative;
    overflow: hidden;
  }
  img {
    position: absolute;
    inset: -164% auto auto -133%;
    width: 370%;
    max-width: none;
    height: auto;
  }
`;
