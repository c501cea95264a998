import { styled } from 'styled-components';
import { useGetProductQuery } from '../api/catalogue.api';
import { frontPictureOf } from '../features/catalogue/embroidery';
import { PhotoPlate, ProductPhoto } from '../features/catalogue/ProductPhoto';
import type { PicturedLine } from './pictured-line';

interface LinePhotoProps {
  item: PicturedLine;
  /** How wide it is shown, in pixels. */
  width: number;
}

/** The photo of a line's product: plain pieces are shown plain. */
export function LinePhoto({ item, width }: LinePhotoProps) {
  const { productId, hasBordado, product: listed } = item;
  const { data: product, isError } = useGetProductQuery({ id: productId }, { skip: hasBordado });
  const path = hasBordado || isError ? listed.imageUrl : product && frontPictureOf(product, false);
  return <Square>{path ? <ProductPhoto path={path} alt="" sizes={`${width}px`} /> : <PhotoPlate />}</Square>;
}

const Square = styled.span`
  ${PhotoPlate} {
    aspect-ratio: 1;
  }
`;
