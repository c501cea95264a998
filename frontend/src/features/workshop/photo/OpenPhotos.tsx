import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type OpenPhotoDto, useListOpenPhotosQuery } from '../../../api/finished-photos.api';
import { ORDERS_POLLING } from '../../../api/workshop.api';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Note } from '../../../shared/ui/Note';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ORDER_ADMIN_PATH } from '../../../shared/lib/panel-paths';

/** Photos that wait for the workshop, and those that wait for a customer. */
export function OpenPhotos() {
  const { data, error, refetch } = useListOpenPhotosQuery(undefined, ORDERS_POLLING);
  useReauthOnForbidden(error);
  if (!data && error)
    return (
      <EmptyState
        title="No pudimos cargar las fotos"
        action={<Button onClick={() => void refetch()}>Reintentar</Button>}
      >
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  if (!data) return <Skeleton height="160px" />;
  if (data.length === 0)
    return <EmptyState title="Nada por aquí">La foto de una pieza terminada se envía desde su pedido.</EmptyState>;
  const errors = data.filter(({ state }) => state === 'error');
  const unanswered = data.filter(({ state }) => state !== 'error');
  return (
    <>
      {errors.length > 0 && (
        <Note kind="error" role="status">
          <PhotoLinks title={`Hay un error en la foto (${errors.length})`} photos={errors} />
        </Note>
      )}
      {unanswered.length > 0 && (
        <Note kind="info">
          <PhotoLinks title={`Fotos sin respuesta (${unanswered.length})`} photos={unanswered} />
        </Note>
      )}
    </>
  );
}

function PhotoLinks({ title, photos }: { title: string; photos: readonly OpenPhotoDto[] }) {
  return (
    <>
      <strong>{title}</strong>
      <List>
        {photos.map(({ orderId, orderNumber, state, comment }) => (
          <li key={orderId}>
            <Link translate="no" to={`${ORDER_ADMIN_PATH}/${orderId}`}>
              {orderNumber}
            </Link>
            {state === 'unanswered' && <span>sigue sin respuesta</span>}
            {comment && <span>{`«${comment}»`}</span>}
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-12);
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    font-weight: 600;
  }
`;
