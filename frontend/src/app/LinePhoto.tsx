import { styled } from 'styled-components';
import type { CartItemDto } from '../api/cart.api';
import { useGetProductQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/orders.api';
import { HIDDEN } from '../domain/hidden-text';
import { frontPictureOf } from '../domain/product-pictures';
import { PhotoPlate, ProductPhoto } from '../features/catalogue/ProductPhoto';
import type { MadeLine } from '../features/customiser/choices';

/** The data needed to show a piece; lines of a cart contain all of it. */
export type PicturedLine = MadeLine &
  Pick<CartItemDto, 'productId' | 'hasBordado' | 'kitId'> & { product: { imageUrl: string } };

/**
 * Converts a line of an order, which stores the picture of its product at the time of the order. A text that the server hides is not drawn
 * on it.
 */
export function picturedLine(item: OrderItemDto): PicturedLine {
  const seen = (text: string) => (text === HIDDEN ? '' : text);
  return {
    ...item,
    personalization: seen(item.personalization),
    keychainPersonalization: seen(item.keychainPersonalization),
    product: { imageUrl: item.imageUrl },
  };
}

interface LinePhotoProps {
  item: PicturedLine;
  /** Displayed width, in pixels. */
  width: number;
}

/** The photo of the line's product without embroidery, because the photo with embroidery shows another name. */
export function LinePhoto({ item, width }: LinePhotoProps) {
  const { productId, product: listed } = item;
  // A piece sold only in a kit is not in the catalogue; its picture shows no name.
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
