import { styled } from 'styled-components';
import type { Design, ThreadColour } from './embroidery/design';
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
  return picture ? <Piece picture={picture} alt="" sizes="46px" /> : <AsPhoto />;
}

/** Stands for what the photo has, where pieces differ. */
export function AsPhoto() {
  return <Empty />;
}

const Round = styled.span`
  width: 100%;
  height: 100%;
  border-radius: 50%;
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
