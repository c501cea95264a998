import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ProductDto } from '../api/catalogue.api';
import { frontPictureOf } from '../features/catalogue/embroidery';
import { PhotoPlate, ProductPhoto } from '../features/catalogue/ProductPhoto';
import { catalogueLook } from '../features/customiser/embroidery/catalogue-look';
import { closeUp } from '../features/customiser/embroidery/close-up';
import { EmbroideryPicture } from '../features/customiser/embroidery/EmbroideryPicture';
import { PICTURE_SIZE, VIEWS } from '../features/customiser/embroidery/views';
import { useLetters } from '../features/customiser/letters-store';

export interface NamedPhotoProps {
  product: ProductDto;
  name: string;
  /** Displayed width of the full picture, as in the `sizes` attribute. */
  sizes: string;
  /** Shows a close-up of the name instead of the full piece. */
  isCloseUp?: boolean;
}

const FULL = { x: 0, y: 0, side: PICTURE_SIZE };

/** The photo of a product with a name, drawn by the customiser's renderer; the plain photo when it cannot be drawn. */
export default function NamedPhoto({ product, name, sizes, isCloseUp = false }: NamedPhotoProps) {
  const { id } = product;
  const photo = frontPictureOf(product, false);
  const view = VIEWS[id];
  const look = useMemo(() => catalogueLook(id, photo, name), [id, photo, name]);
  const { elegant } = useLetters(look ? ['elegant'] : []);
  if (!look || !view) return isCloseUp ? null : <ProductPhoto picture={photo} alt={product.name} sizes={sizes} />;
  const label = `${product.name} con el nombre «${name.trim()}» bordado`;
  const picture = { ...look, letters: elegant, view, label, sizes };
  if (isCloseUp) return <CloseUp {...picture} crop={closeUp(view)} />;
  return (
    <PhotoPlate>
      <Cover>
        <EmbroideryPicture {...picture} crop={FULL} eager />
      </Cover>
    </PhotoPlate>
  );
}

const CloseUp = styled(EmbroideryPicture)`
  width: min(240px, 100%);
  border-radius: var(--radius-2);
`;

/** The size of a photo that covers its container. */
const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  container-type: size;
  > * {
    width: 100%;
    width: max(100cqw, 100cqh);
  }
`;
