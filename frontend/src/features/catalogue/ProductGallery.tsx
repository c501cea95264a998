import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProductDto } from '../../api/catalogue.api';
import { Carousel } from '../../shared/ui/Carousel';
import { CarouselDots } from '../../shared/ui/CarouselDots';
import { below, from } from '../../theme/media';
import { galleryOf } from './embroidery';
import { PhotoPlate, ProductPhoto } from './ProductPhoto';

interface ProductGalleryProps {
  product: ProductDto;
  embroidered: boolean;
  /** Takes the place of the front picture, such as the piece with the shopper's own name. */
  front?: ReactNode;
}

export const GALLERY_SIZES = '(min-width: 1000px) min(54vw, 690px), 100vw';

/** The product from all sides. Another embroidery choice starts again at the front, where the difference shows. */
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
 * On phones whole square pictures reach both edges of the screen, with name and price still in view; on wide windows they
 * are as tall as the window shows together with the dots.
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
      max-height: max(480px, calc(100svh - var(--bar) - 110px));
    }
  }
`;
