import { styled } from 'styled-components';
import { type DesignPictureProps, EmbroideryPicture } from './EmbroideryPicture';
import { planeOf } from './plane';
import type { View } from './views';

interface EmbroideryPreviewProps extends DesignPictureProps {
  view: View;
  /** Width of the whole picture; the preview shows a part of it; a value for the `sizes` attribute. */
  sizes: string;
  /** See `EmbroideryPicture`. */
  smallPatch?: boolean;
  /** Loads the picture with high priority, as the page's largest contentful paint. */
  priority?: boolean;
}

/** The live preview: the whole bag, square, with every stitch; without a name it asks for one. */
export function EmbroideryPreview(props: EmbroideryPreviewProps) {
  const { design, view } = props;
  const [x, y] = planeOf(view).pointAt(view.name.x, view.name.y);
  return (
    <EmbroideryPicture {...props}>
      {!design.name.trim() && (
        <Invitation x={x} y={y}>
          Escribe un nombre
        </Invitation>
      )}
    </EmbroideryPicture>
  );
}

/** In units of the bag's picture, whose width is 1200. */
const Invitation = styled.text`
  font: 500 42px var(--font-text);
  text-anchor: middle;
  dominant-baseline: central;
  fill: var(--surface);
  stroke: var(--surface-darkest);
  stroke-opacity: 0.55;
  stroke-width: 7px;
  stroke-linejoin: round;
  paint-order: stroke;
`;
