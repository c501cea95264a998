import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { NO_TRANSLATION } from '../../../shared/lib/elements';
import type { Elements } from '../../../shared/lib/elements';
import type { PagePicture } from '../../../pictures/picture-entry';
import { Picture } from '../../../shared/ui/Picture';
import type { Design } from './design';
import { bagPicture, motifUrl } from './design-pictures';
import type { Letters } from './letters';
import { renderDesign } from './render-design';
import { type Crop, PICTURE_SIZE, type View } from './views';

/** Common properties of both pictures of a design. */
export interface DesignPictureProps {
  design: Design;
  /** Letters of the design's font; until they are loaded, the picture shows the patch only. */
  letters?: Letters;
  view: View;
  /** Photo of the plain piece from the same position, shown instead of the picture in the design's colour. */
  photo?: PagePicture;
  /** Alternative text that describes the whole design. */
  label: string;
  className?: string;
}

interface EmbroideryPictureProps extends DesignPictureProps {
  crop: Crop;
  /** Width of the whole picture; the crop shows a part of it; a value for the `sizes` attribute. */
  sizes: string;
  /** Leaves out the stitches, because the picture is too small to show them. */
  small?: boolean;
  priority?: boolean;
  /** Loads the picture even outside the viewport, for printed pages. */
  eager?: boolean;
  /** Rendered instead of the name. */
  children?: Elements;
}

/** The bag with patch and name. A change of colour updates a few attributes and leaves the stitches alone. */
export function EmbroideryPicture({ design, letters, view, crop, label, sizes, ...more }: EmbroideryPictureProps) {
  const { small = false, priority, eager, children, className, photo } = more;
  const drawing = useMemo(() => renderDesign(design, letters, view, small), [design, letters, view, small]);
  const bag = photo ?? bagPicture(view, design.bagColour);
  const { x, y, side } = crop;
  return (
    <Frame role="img" aria-label={label} className={className} style={{ backgroundColor: bag.colour }}>
      <Bag picture={bag} crop={crop} sizes={sizes} priority={priority} eager={eager} />
      <Overlay {...NO_TRANSLATION} viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
        {design.motif !== 'none' && (
          <image
            href={motifUrl(design.motif)}
            transform={drawing.motif.transform}
            width={drawing.motif.size}
            height={drawing.motif.size}
          />
        )}
        {drawing.layers.map(({ id, path }) => (
          <path key={id} {...path} />
        ))}
        {children}
      </Overlay>
    </Frame>
  );
}

type BagProps = Pick<EmbroideryPictureProps, 'crop' | 'sizes' | 'priority' | 'eager'> & { picture: PagePicture };

/** Memoised, so that a change of the embroidery does not render the bag again. */
const Bag = memo(function Bag({ crop, ...picture }: BagProps) {
  return (
    <Shot $crop={crop}>
      <Picture {...picture} alt="" />
    </Shot>
  );
});

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
`;

const Shot = styled.div<{ $crop: Crop }>`
  position: absolute;
  width: ${({ $crop }) => percent(PICTURE_SIZE / $crop.side)};
  left: ${({ $crop }) => percent(-$crop.x / $crop.side)};
  top: ${({ $crop }) => percent(-$crop.y / $crop.side)};

  img {
    width: 100%;
    height: auto;
  }
`;

const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
