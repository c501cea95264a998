import { styled } from 'styled-components';
import { useGetProductQuery } from '../api/catalogue.api';
import type { CartItemDto } from '../api/cart.api';
import { frontPictureOf } from '../features/catalogue/embroidery';
import { PhotoPlate, ProductPhoto } from '../features/catalogue/ProductPhoto';

interface LinePictureProps {
  item: CartItemDto;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
}

/** The picture of a cart line: plain pieces are shown plain. */
export function LinePicture({ item, sizes }: LinePictureProps) {
  const { productId, hasBordado, product: listed } = item;
  const { data: product, isError } = useGetProductQuery({ id: productId }, { skip: hasBordado });
  const known = hasBordado || isError ? listed.imageUrl : product && frontPictureOf(product, false);
  return <Square>{known ? <ProductPhoto path={known} alt="" sizes={sizes} /> : <PhotoPlate />}</Square>;
}

const Square = styled.span`
  ${PhotoPlate} {
    aspect-ratio: 1;
  }
`;
