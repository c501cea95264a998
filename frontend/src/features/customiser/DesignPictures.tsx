import Expand from 'lucide-react/icons/expand';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';
import { from } from '../../theme/media';
import { closeUp } from './embroidery/close-up';
import type { Design } from './embroidery/design';
import { EmbroideryPicture } from './embroidery/EmbroideryPicture';
import type { FontLetters } from './embroidery/load-letters';
import { PICTURE_SIZE, type View } from './embroidery/views';
import { ZoomedDesign } from './ZoomedDesign';

interface DesignPicturesProps {
  design: Design;
  letters: FontLetters | undefined;
  view: View;
  /** Words for what they show. */
  label: string;
}

/** Greatest width of each picture, in CSS pixels. */
const SHOWN = 480;

/** Pictures of the whole piece and of its embroidery close up, side by side; both can be enlarged. */
export function DesignPictures({ design, letters, view, label }: DesignPicturesProps) {
  const [isZoomed, setZoomed] = useState(false);
  const near = closeUp(view);
  const picture = { design, letters, view, eager: true } as const;
  const widthOf = (side: number) => `${Math.round((SHOWN * PICTURE_SIZE) / side)}px`;
  return (
    <div>
      <Two>
        <EmbroideryPicture {...picture} crop={near} label={`De cerca: ${label}`} sizes={widthOf(near.side)} />
        <EmbroideryPicture {...picture} crop={view.crop} label={`La pieza: ${label}`} sizes={widthOf(view.crop.side)} />
      </Two>
      <Larger variant="text" size="s" aria-haspopup="dialog" onClick={() => setZoomed(true)}>
        <Expand aria-hidden="true" />
        <span>Ampliar</span>
      </Larger>
      {isZoomed && <ZoomedDesign {...picture} label={label} onClose={() => setZoomed(false)} />}
    </div>
  );
}

const Two = styled.div`
  display: grid;
  gap: var(--space-12);
  > * {
    border-radius: var(--radius-2);
  }
  ${from(560)} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    grid-template-columns: repeat(auto-fit, minmax(50mm, 62mm));
    gap: 4mm;
    break-inside: avoid;
  }
`;

const Larger = styled(Button)`
  @media print {
    display: none;
  }
`;
