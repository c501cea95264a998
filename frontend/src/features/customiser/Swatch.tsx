import { styled } from 'styled-components';
import type { Design, ThreadColour } from './embroidery/design';
import type { Elements } from '../../shared/lib/elements';
import { galleryPictures } from '../../pictures/gallery.gen';
import { Picture } from '../../shared/ui/Picture';
import { STRAPS } from './embroidery/straps';
import { THREADS } from './embroidery/threads';

/** Leather colours of the theme, by the bag colours of the API. */
const LEATHERS: Readonly<Record<Design['bagColour'], string>> = {
  black: 'var(--leather-black)',
  brown: 'var(--leather-brown)',
  navy: 'var(--leather-navy)',
  pink: 'var(--leather-pink)',
  purple: 'var(--leather-purple)',
  red: 'var(--leather-red)',
  camel: 'var(--leather-camel)',
  sage: 'var(--leather-sage)',
  sky: 'var(--leather-sky)',
};

/** Swatch with the pattern of wound thread. */
export function ThreadSwatch({ colour }: { colour: ThreadColour }) {
  const { base, light, dark } = THREADS[colour];
  const turns = `repeating-linear-gradient(118deg, ${base} 0 2.5px, ${light} 2.5px 3.6px, ${dark} 3.6px 4.2px)`;
  return <Round style={{ backgroundColor: base, backgroundImage: turns }} />;
}

export function BagSwatch({ colour }: { colour: Design['bagColour'] }) {
  return <Round style={{ background: LEATHERS[colour] }} />;
}

/** A piece of the strap. */
export function StrapSwatch({ strap }: { strap: string }) {
  const number = String(STRAPS.indexOf(strap) + 1).padStart(2, '0');
  const picture = galleryPictures[`straps/${number}` as keyof typeof galleryPictures];
  return picture ? <Piece picture={picture} alt="" sizes="46px" /> : <Empty />;
}

/** A motif that is none. */
export function NoMotif() {
  return <Empty />;
}

/** Most pictures that fit into one. */
const MAX_SEEN = 4;

interface AsPhotosProps {
  ids: readonly string[];
  face: (id: string) => Elements;
  /** Shows each picture whole instead of the middle of it. */
  whole?: boolean;
}

/** What the photos of several pieces have, side by side. */
export function AsPhotos({ ids, face, whole = false }: AsPhotosProps) {
  const [only, ...others] = ids.slice(0, MAX_SEEN);
  if (only === undefined) return <Empty />;
  if (others.length === 0) return face(only);
  return (
    <Several className={whole ? 'whole' : undefined}>
      {[only, ...others].map((id) => (
        <span key={id}>{face(id)}</span>
      ))}
    </Several>
  );
}

const Round = styled.span`
  width: 100%;
  height: 100%;
  border-radius: 50%;
`;

const Several = styled.span`
  display: flex;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: 50%;
  > * {
    position: relative;
    flex: 1;
    min-width: 0;
    overflow: hidden;
  }
  > * > * {
    position: absolute;
    inset: 0;
    border-radius: 0;
  }
  img {
    border-radius: 0;
  }
  &.whole {
    display: grid;
    grid-template-columns: 1fr 1fr;
    border-radius: 0;
  }
  &.whole > * > * {
    position: static;
  }
`;

const Piece = styled(Picture)`
  width: 100%;
  height: 100%;
  border-radius: 50%;
  object-fit: cover;
`;

const Empty = styled(Round)`
  border: 1px dashed var(--border-strong);
`;
