import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import type { ProductDto } from '../../api/catalogue.api';
import { Carousel } from '../../shared/ui/Carousel';
import { CarouselDots } from '../../shared/ui/CarouselDots';
import { below, from, sideways } from '../../theme/media';
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
 * On phones square pictures span the screen, or what its height allows, between continuations of their background; the dots lie on their
 * lower edge. On wide screens the window's height limits pictures and dots.
 */
const Bleed = styled.div`
  ${below(1000)} {
    margin-inline: calc(var(--gutter) * -1);
    background: var(--studio);
    ${PhotoPlate} {
      width: min(100%, var(--photo));
      aspect-ratio: 1;
      margin-inline: auto;
      border-radius: 0;
    }
    [data-dots] {
      position: absolute;
      inset: auto 0 0;
    }
  }
  @media (max-height: 640px) and (max-width: 999.98px) {
    ${PhotoPlate} {
      -webkit-mask-image: linear-gradient(to right, transparent, black 4%, black 96%, transparent);
      mask-image: linear-gradient(to right, transparent, black 4%, black 96%, transparent);
    }
  }
  ${sideways} {
    margin-right: 0;
  }
  ${from(1000)} {
    ${PhotoPlate} {
      width: 100%;
      max-height: max(480px, calc(100 * var(--svh) - var(--bar) - 110px));
    }
  }
`;
