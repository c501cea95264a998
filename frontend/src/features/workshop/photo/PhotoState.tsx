import { useGetOrderPhotosQuery } from '../../../api/finished-photos.api';
import { type StaffOrderDto, ORDERS_POLLING } from '../../../api/workshop.api';
import { Note } from '../../../shared/ui/Note';
import { TextAnchor } from '../../../shared/ui/TextLink';
import { PHOTO_KINDS, PHOTO_PANEL_ID, PHOTO_WORDS } from './photo-state';

/** Shows beside the next step whether the photo stops the parcel, because the photo itself is further down on a phone. */
export function PhotoState({ order: { id, status } }: { order: StaffOrderDto }) {
  const { data } = useGetOrderPhotosQuery({ id }, { ...ORDERS_POLLING, skip: status !== 'in_production' });
  if (status !== 'in_production' || !data) return null;
  const { current } = data;
  const link = (words: string) => <TextAnchor href={`#${PHOTO_PANEL_ID}`}>{words}</TextAnchor>;
  if (!current) return link('Tomar la foto de la pieza terminada');
  return (
    <Note kind={PHOTO_KINDS[current.state]} role="status">
      <p>{PHOTO_WORDS[current.state]}</p>
      {current.comment && <p>{`«${current.comment}»`}</p>}
      {link(current.state === 'error' ? 'Resolver el error' : 'Ver la foto')}
    </Note>
  );
}

/** Shows, before a tracking number is typed, that the photo holds the parcel back; the server refuses it in any case. */
export function PhotoStop({ orderId }: { orderId: string }) {
  const { data } = useGetOrderPhotosQuery({ id: orderId });
  const state = data?.current?.state;
  return state === 'waiting' || state === 'error' ? <Note kind="warning">{STOPS[state]}</Note> : null;
}

const STOPS = {
  waiting: 'La familia todavía no responde a la foto. Espera su respuesta, o sigue sin esperar con una nota en «Foto».',
  error: 'La familia vio un error en la foto. Arréglalo y envía otra foto, o resuélvelo con una nota en «Foto».',
};
