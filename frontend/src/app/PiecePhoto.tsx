import { styled } from 'styled-components';
import { useGetProductQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { frontPictureOf } from '../domain/product-pictures';
import { PhotoPlate, ProductPhoto } from '../features/catalogue/ProductPhoto';
import { PIECE_VIEWS } from '../features/customiser/embroidery/views';
import LineDesign from './LineDesign';
import { picturedLine } from './LinePhoto';

/** A piece that nothing is embroidered on, as it is ordered; the photo of its product when it cannot be drawn. */
export default function PiecePhoto({ item }: { item: OrderItemDto }) {
  const { productId, hasBordado, imageUrl, shown, personalization, kitId } = item;
  const isDrawn = shown.length > 0 && PIECE_VIEWS[productId] !== undefined;
  const isNamed = hasBordado && personalization !== '';
  const isPlainKitPiece = kitId !== null && !hasBordado;
  const { data: product, isLoading } = useGetProductQuery(
    { id: productId },
    { skip: isDrawn || isNamed || isPlainKitPiece },
  );
  const picture = product ? frontPictureOf(product, false) : imageUrl;
  return (
    <Photo aria-busy={isLoading}>
      {isDrawn ? (
        <LineDesign item={picturedLine(item)} width={320} />
      ) : (
        <ProductPhoto picture={picture} alt="" sizes="320px" eager />
      )}
      {isNamed && shown.length === 0 && (
        <figcaption>
          <strong>Imagen de muestra:</strong>
          <span>{' borda el nombre de este pedido. La letra, el hilo y el motivo van como en la imagen.'}</span>
        </figcaption>
      )}
    </Photo>
  );
}

const Photo = styled.figure`
  display: grid;
  gap: var(--space-8);
  max-width: 320px;
  ${PhotoPlate} {
    aspect-ratio: 1;
  }
  @media print {
    max-width: 70mm;
  }
`;
