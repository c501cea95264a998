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

/** The photo of a line's plain product: the one with embroidery shows another child's name. */
export function LinePhoto({ item, width }: LinePhotoProps) {
  const { productId, product: listed } = item;
  // A piece that is sold only in the kit is no product that can be asked for; its picture shows no name.
  const isPlainInKit = item.kitId !== null && !item.hasBordado;
  const { data: product, isError } = useGetProductQuery({ id: productId }, { skip: isPlainInKit });
  const picture = isError || isPlainInKit ? listed.imageUrl : product && frontPictureOf(product, false);
  return <Square>{picture ? <ProductPhoto picture={picture} alt="" sizes={`${width}px`} /> : <PhotoPlate />}</Square>;
}

const Square = styled.span`
  ${PhotoPlate} {
    aspect-ratio: 1;
  }
`;
