import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ProductDto } from '../api/catalogue.api';
import { frontPictureOf } from '../domain/product-pictures';
import { PhotoPlate, ProductPhoto } from '../features/catalogue/ProductPhoto';
import { drawnDesign } from '../features/customiser/embroidery/drawn-design';
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

/** Add-ons are offered below the photo. */
const NOTHING_ELSE = { addOns: [], keychainText: '' };
const FULL = { x: 0, y: 0, side: PICTURE_SIZE };

/** The photo of a product with a name, drawn by the customiser's renderer; the plain photo when it cannot be drawn. */
export default function NamedPhoto({ product, name, sizes, isCloseUp = false }: NamedPhotoProps) {
  const { id, photoDesign } = product;
  const view = VIEWS[id];
  const design = useMemo(() => drawnDesign(photoDesign, { name, ...NOTHING_ELSE }), [photoDesign, name]);
  const letters = useLetters(view && design ? [design.letter] : []);
  if (!design || !view)
    return isCloseUp ? null : (
      <ProductPhoto picture={frontPictureOf(product, false)} alt={product.name} sizes={sizes} />
    );
  const label = `${product.name} con el nombre «${name.trim()}» bordado`;
  const picture = { design, letters: letters[design.letter], view, label, sizes };
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
