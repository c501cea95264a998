import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { NO_TRANSLATION } from '../../../shared/lib/elements';
import type { Elements } from '../../../shared/lib/elements';
import { lastOf } from '../../../domain/lists';
import type { PictureEntry } from '../../../pictures/picture-entry';
import { Picture } from '../../../shared/ui/Picture';
import type { Design } from './design';
import { patchUrl } from './design-pictures';
import { drawPiece, type PieceLayer } from './draw-piece';
import type { FontLetters } from './load-letters';
import { type Crop, PICTURE_SIZE, type PieceView } from './views';

/** Common properties of all pictures of a design. */
export interface DesignPictureProps {
  design: Design;
  /** Letters of the design's font; until they are loaded, the picture shows no text. */
  letters?: FontLetters;
  view: PieceView;
  /** Alternative text that describes the whole design. */
  label: string;
  className?: string;
}

interface EmbroideryPictureProps extends DesignPictureProps {
  /** The part to show; the whole piece when missing. */
  crop?: Crop;
  /** Width of the whole picture; the crop shows a part of it; a value for the `sizes` attribute. */
  sizes: string;
  /** Leaves out the stitches and loads a smaller patch, because the picture is too small to show them. */
  small?: boolean;
  /** Loads the smaller patch alone: the stitches of the name are seen. */
  smallPatch?: boolean;
  priority?: boolean;
  /** Loads the picture even outside the viewport, for printed pages. */
  eager?: boolean;
  /** Rendered instead of the name. */
  children?: Elements;
}

/** A piece as it is ordered. A change of colour updates a few attributes and leaves the stitches alone. */
export function EmbroideryPicture({ design, letters, view, crop = view.crop, label, ...more }: EmbroideryPictureProps) {
  const { small = false, smallPatch = small, priority, eager, sizes, children, className } = more;
  const drawn = useMemo(() => drawPiece(view, design, letters, small), [view, design, letters, small]);
  const viewBox = `${crop.x} ${crop.y} ${crop.side} ${crop.side}`;
  return (
    <Frame role="img" aria-label={label} className={className}>
      {inGroups(drawn).map((group) =>
        Array.isArray(group) ? (
          <Overlay key={group[0]!.id} {...NO_TRANSLATION} viewBox={viewBox} aria-hidden="true">
            {group.map((layer) => vector(layer, smallPatch))}
          </Overlay>
        ) : (
          <Shown
            key={group.id}
            picture={group.picture}
            crop={crop}
            sizes={sizes}
            // The main picture of a page is the bag; what lies on it comes with it.
            priority={priority && group.id === 'bag'}
            eager={eager || priority}
          />
        ),
      )}
      {children && (
        <Overlay {...NO_TRANSLATION} viewBox={viewBox} aria-hidden="true">
          {children}
        </Overlay>
      )}
    </Frame>
  );
}

type PictureLayer = Extract<PieceLayer, { picture: unknown }>;
type VectorLayer = Exclude<PieceLayer, PictureLayer>;

/** Pictures one by one, and what lies between them together. */
function inGroups(layers: readonly PieceLayer[]): (PictureLayer | VectorLayer[])[] {
  const groups: (PictureLayer | VectorLayer[])[] = [];
  for (const layer of layers) {
    const last = lastOf(groups);
    if ('picture' in layer) groups.push(layer);
    else if (Array.isArray(last)) last.push(layer);
    else groups.push([layer]);
  }
  return groups;
}

function vector(layer: VectorLayer, smallPatch: boolean) {
  if ('path' in layer) return <path key={layer.id} {...layer.path} />;
  const { id, patch, transform, size } = layer;
  return <image key={id} href={patchUrl(patch, smallPatch)} transform={transform} width={size} height={size} />;
}

interface ShownProps extends Pick<EmbroideryPictureProps, 'sizes' | 'priority' | 'eager'> {
  picture: PictureEntry;
  crop: Crop;
}

/** Memoised, so that a change of the embroidery does not render the bag again. */
const Shown = memo(function Shown({ crop, ...picture }: ShownProps) {
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
  background: var(--studio);
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
