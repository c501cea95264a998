import { styled } from 'styled-components';
import { useGetProductQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { frontPictureOf } from '../domain/product-pictures';
import { ProductPhoto } from '../features/catalogue/ProductPhoto';

/** The photo of a piece's product: with sample embroidery, or plain when the product has none or the name is missing. */
export default function PiecePhoto({ item }: { item: OrderItemDto }) {
  const { productId, hasBordado, imageUrl, shown, personalization, kitId } = item;
  const isNamed = hasBordado && personalization !== '';
  const isPlainKitPiece = kitId !== null && !hasBordado;
  const { data: product, isLoading } = useGetProductQuery({ id: productId }, { skip: isNamed || isPlainKitPiece });
  const picture = product ? frontPictureOf(product, false) : imageUrl;
  return (
    <Photo aria-busy={isLoading}>
      <ProductPhoto picture={picture} alt="" sizes="320px" eager />
      {isNamed && shown.length === 0 && (
        <figcaption>
          <strong>Foto de muestra:</strong>
          <span>{' borda el nombre de este pedido. La letra, el hilo y el motivo van como en la foto.'}</span>
        </figcaption>
      )}
    </Photo>
  );
}

const Photo = styled.figure`
  display: grid;
  gap: var(--space-8);
  max-width: 320px;
  @media print {
    max-width: 70mm;
  }
`;
