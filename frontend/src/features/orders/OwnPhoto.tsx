import { type FinishedPhotoState, useGetOwnPhotoQuery } from '../../api/finished-photos.api';
import { ButtonAnchor } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';

const WORDS: Record<FinishedPhotoState, string> = {
  waiting: 'Tu pieza está terminada. Mira la foto y dinos si te encanta o si hay un error.',
  approved: 'Viste la foto de tu pieza terminada y te encantó.',
  error: 'Nos dijiste que hay un error en la foto. No enviamos el pedido hasta arreglarlo.',
  unanswered: 'Te enviamos la foto de tu pieza terminada. Como no supimos de ti, seguimos con el envío.',
  resolved: 'Te enviamos la foto de tu pieza terminada y seguimos con el envío.',
};

/** The photo of a finished order, for the proven customer; nothing for everyone else. */
export default function OwnPhoto({ orderNumber }: { orderNumber: string }) {
  const { data } = useGetOwnPhotoQuery({ orderNumber });
  if (!data?.state || !data.url) return null;
  return (
    <Note kind={data.state === 'error' ? 'warning' : 'info'} role="status">
      <p>{WORDS[data.state]}</p>
      <ButtonAnchor href={data.url} size="s" variant="secondary">
        Ver la foto
      </ButtonAnchor>
    </Note>
  );
}
