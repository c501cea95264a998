import { styled } from 'styled-components';
import { READ_FRESH } from '../../../api/back-office.api';
import { type MediaDto, useListMediaPagesInfiniteQuery } from '../../../api/media.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { showDay } from '../../../shared/lib/moments';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { PhotoThumbnail } from './PhotoThumbnail';
import type { ProductPhotos } from './product-photos';

interface RestorePhotoDialogProps {
  /** Photos of the product, including the texts of removed ones. */
  photos: ProductPhotos;
  /** True when the product can have no more photos. */
  isFull: boolean;
  onClose: () => void;
  onRestore: (id: string) => void;
}

/** Dialog that adds a stored photo to the product; lists all uploads, the newest first. */
export function RestorePhotoDialog({ photos, isFull, onClose, onRestore }: RestorePhotoDialogProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useListMediaPagesInfiniteQuery(
    undefined,
    READ_FRESH,
  );
  const earlier = data?.pages.flatMap(({ items }) => items).filter(({ id }) => !photos.pictures.includes(id));
  return (
    <Dialog large title="Recuperar una foto anterior" onClose={onClose}>
      {error && !data && <Note kind="error">{errorMessage(error)}</Note>}
      {!data && !error && <Skeleton height="240px" />}
      {isFull && <Note kind="warning">El producto ya tiene todas las fotos que caben. Quita una primero.</Note>}
      {earlier?.length === 0 && <p>No hay más fotos guardadas.</p>}
      <Grid aria-label="Fotos guardadas">
        {earlier?.map((picture) => (
          <li key={picture.id}>
            <Earlier picture={picture} alt={photos.pictureAlts[picture.id]} disabled={isFull} onRestore={onRestore} />
          </li>
        ))}
      </Grid>
      <Row>
        {hasNextPage && (
          <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver más
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          Cerrar
        </Button>
      </Row>
    </Dialog>
  );
}

interface EarlierProps {
  picture: MediaDto;
  /** Text of a photo that the product had. */
  alt: string | undefined;
  disabled: boolean;
  onRestore: (id: string) => void;
}

function Earlier({ picture: { id, createdAt }, alt, disabled, onRestore }: EarlierProps) {
  return (
    <>
      <PhotoThumbnail id={id} alt={alt ?? `Foto subida el ${showDay(createdAt)}`} />
      <small>{alt ?? `Subida el ${showDay(createdAt)}`}</small>
      <Button size="s" variant="secondary" full disabled={disabled} onClick={() => onRestore(id)}>
        Recuperar
      </Button>
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: var(--space-16) var(--space-12);
  width: 100%;
  list-style: none;
  li {
    display: grid;
    align-content: flex-start;
    gap: var(--space-6);
  }
`;
