import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { ProductDto } from '../../api/catalogue.api';
import { Carousel } from '../../shared/ui/Carousel';
import { CarouselDots } from '../../shared/ui/CarouselDots';
import { below, from } from '../../theme/media';
import { galleryOf } from '../../domain/product-pictures';
import { PhotoPlate, ProductPhoto } from './ProductPhoto';

interface ProductGalleryProps {
  product: ProductDto;
  embroidered: boolean;
  /** Replaces the front picture, for example by a preview with the shopper's name. */
  front?: Elements;
}

export const GALLERY_SIZES = '(min-width: 1000px) min(54vw, 690px), 100vw';

/** Pictures of the product. Changing the embroidery choice returns to the front picture, which shows the difference. */
export function ProductGallery({ product, embroidered, front }: ProductGalleryProps) {
  const slides = galleryOf(product, embroidered).map((picture, index) => {
    const label = picture.alt || product.name;
    return {
      id: picture.id,
      label,
      content: (index === 0 && front) || (
        <ProductPhoto picture={picture} alt={label} sizes={GALLERY_SIZES} priority={index === 0} />
      ),
    };
  });
  return (
    <Bleed>
      <Carousel key={String(embroidered)} label="Imágenes del producto" slides={slides} picker={CarouselDots} />
    </Bleed>
  );
}

/**
 * On phones square pictures span the screen, so that name and price stay in view; on wide screens the window's height
 * limits pictures and dots.
 */
const Bleed = styled.div`
  ${below(1000)} {
    margin-inline: calc(var(--gutter) * -1);
    ${PhotoPlate} {
      aspect-ratio: 1;
      border-radius: 0;
    }
  }
  ${from(1000)} {
    ${PhotoPlate} {
      width: 100%;
      max-height: max(480px, calc(100 * var(--svh) - var(--bar) - 110px));
    }
  }
`;
