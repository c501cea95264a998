import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../../shared/ui/Dialog';
import { IconButton } from '../../shared/ui/IconButton';
import { closeUp } from './embroidery/close-up';
import { type DesignPictureProps, EmbroideryPicture } from './embroidery/EmbroideryPicture';
import { PICTURE_SIZE, type View } from './embroidery/views';

interface ZoomedDesignProps extends DesignPictureProps {
  view: View;
  onClose: () => void;
}

/** Zoom factors; 1 fits the window. */
const STEPS = [1, 1.6, 2.5, 4];

/** Dialog with the embroidery, from window size upwards. It scrolls in both directions and starts at the centre. */
export function ZoomedDesign({ onClose, ...picture }: ZoomedDesignProps) {
  const [step, setStep] = useState(0);
  const crop = closeUp(picture.view);
  const size = STEPS[step]!;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame.current!;
    frame.current!.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [step]);
  return (
    <Dialog title="El bordado de cerca" large onClose={onClose}>
      <Tools>
        <IconButton label="Alejar" bordered aria-disabled={step === 0} onClick={() => setStep(Math.max(0, step - 1))}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Acercar"
          bordered
          aria-disabled={step === STEPS.length - 1}
          onClick={() => setStep(Math.min(STEPS.length - 1, step + 1))}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <output>{`${Math.round(size * 100)} %`}</output>
        <IconButton label="Cerrar" bordered onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Tools>
      <Window ref={frame} tabIndex={0} role="group" aria-label="Bordado ampliado">
        <Magnified style={{ width: `calc(min(100%, 100 * var(--dvh) - 240px) * ${size})` }}>
          <EmbroideryPicture {...picture} crop={crop} sizes={`${Math.round((PICTURE_SIZE / crop.side) * 1136)}px`} />
        </Magnified>
      </Window>
    </Dialog>
  );
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-10);
  width: 100%;
  output {
    min-width: 4em;
    font-variant-numeric: tabular-nums;
  }
  > :last-child {
    margin-left: auto;
  }
`;

const Window = styled.div`
  width: 100%;
  max-height: calc(100 * var(--dvh) - 220px);
  overflow: auto;
  border-radius: var(--radius-2);
`;

const Magnified = styled.div`
  margin-inline: auto;
`;
