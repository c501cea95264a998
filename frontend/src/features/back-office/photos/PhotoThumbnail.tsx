import { useState } from 'react';
import { styled } from 'styled-components';
import { previewOf } from './uploads';

interface PhotoThumbnailProps {
  /** Id of a stored picture. */
  id: string;
  alt: string;
}

/** Files of a stored picture, the lightest first. A picture narrower than 360 pixels has only the second one. */
const filesOf = (id: string) => [`/media/${id}-360.webp`, `/media/${id}-share.jpg`];

/** A stored picture as a square. Uploads of this visit are shown from memory. */
export function PhotoThumbnail({ id, alt }: PhotoThumbnailProps) {
  const [failed, setFailed] = useState(0);
  const src = [previewOf(id), ...filesOf(id)].filter(Boolean)[failed];
  return (
    <Square
      src={src}
      alt={alt}
      width={360}
      height={360}
      loading="lazy"
      draggable={false}
      onError={() => setFailed((count) => Math.min(count + 1, 2))}
    />
  );
}

export const Square = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: var(--radius-2);
  background: var(--surface-plate);
  object-fit: cover;
`;
