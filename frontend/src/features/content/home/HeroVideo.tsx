import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../shared/ui/IconButton';
import { layers } from '../../../theme/layers';
import { useFilm } from './use-film';
import tallMp4 from './video/hero-tall.mp4?url';
import tallWebm from './video/hero-tall.webm?url';
import wideMp4 from './video/hero.mp4?url';
import wideWebm from './video/hero.webm?url';

const FILES = { wide: { webm: wideWebm, mp4: wideMp4 }, tall: { webm: tallWebm, mp4: tallMp4 } };

/** Video over the hero picture when the video policy allows it; the picture stays on any failure. */
export function HeroVideo() {
  const container = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const film = useFilm(container);
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState(false);
  const [failed, setFailed] = useState(false);

  const toggle = () => {
    if (video.current!.paused) video.current!.play().catch(() => setFailed(true));
    else video.current!.pause();
  };

  return (
    <Container ref={container}>
      {film && !failed && (
        <>
          <Video
            ref={video}
            $visible={started}
            muted
            loop
            playsInline
            autoPlay
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setStarted(true)}
            onPlay={() => setPaused(false)}
            onPause={() => setPaused(true)}
          >
            <source src={FILES[film].webm} type="video/webm" />
            <source src={FILES[film].mp4} type="video/mp4" onError={() => setFailed(true)} />
          </Video>
          {started && (
            <Toggle label={paused ? 'Reproducir el video' : 'Pausar el video'} onClick={toggle}>
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </Toggle>
          )}
        </>
      )}
    </Container>
  );
}

const Container = styled.div`
  position: absolute;
  inset: 0;
`;

const Video = styled.video<{ $visible: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: var(--focus-point);
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  transition: opacity var(--motion-3);
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 12px;
  right: 12px;
  z-index: ${layers.raised};
  border-radius: 50%;
  background: var(--surface-control);
  color: var(--text-on-dark);
  &:hover {
    background: var(--surface-darkest);
  }
`;
