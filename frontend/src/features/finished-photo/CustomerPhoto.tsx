import Heart from 'lucide-react/icons/heart';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { serverMessage } from '../../api/api-error';
import {
  type CustomerPhotoDto,
  useAnswerLinkedPhotoMutation,
  useGetLinkedPhotoQuery,
} from '../../api/finished-photos.api';
import { fetchLinkedPhoto } from '../../api/linked-photo';
import { showMoment } from '../../shared/lib/moments';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Note } from '../../shared/ui/Note';
import { Row } from '../../shared/ui/panel';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ErrorForm } from './ErrorForm';

const GONE = 404;

/** The photo of a finished piece, and the customer's answer about it. */
export function CustomerPhoto({ token }: { token: string }) {
  const { data, error, refetch } = useGetLinkedPhotoQuery({ photoTokenDto: { token } });
  if (data) return <Photo token={token} photo={data} />;
  if (!error) return <Skeleton height="320px" />;
  if ('status' in error && error.status === GONE) return <DeadLink />;
  return (
    <EmptyState title="No pudimos cargar la foto" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
      Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

/** For a link that is unknown, expired or of a replaced photo. */
export function DeadLink() {
  return (
    <EmptyState title="Este enlace ya no sirve">
      Si te enviamos otra foto, el enlace nuevo está en tu correo más reciente. También puedes escribirnos.
    </EmptyState>
  );
}

function Photo({ token, photo }: { token: string; photo: CustomerPhotoDto }) {
  const { names, orderNumber } = photo;
  return (
    <Stack>
      <Picture token={token} photo={photo} />
      {names.length > 0 && (
        <p>
          <span>{'Dice: '}</span>
          <Name translate="no">{names.join(', ')}</Name>
        </p>
      )}
      <small>
        <span>{'Pedido '}</span>
        <span translate="no">{orderNumber}</span>
      </small>
      <Answer token={token} photo={photo} />
    </Stack>
  );
}

/** The picture, loaded by a call because its URL would have to contain the token. */
function Picture({ token, photo: { width, height, names } }: { token: string; photo: CustomerPhotoDto }) {
  const [url, setUrl] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    void fetchLinkedPhoto(token).then(({ data }) => {
      if (isGone) return;
      setFailed(!data);
      setUrl(data && URL.createObjectURL(data));
    });
    return () => void (isGone = true);
  }, [token, attempt]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (isFailed)
    return (
      <EmptyState
        title="No pudimos cargar la foto"
        action={<Button onClick={() => setAttempt(attempt + 1)}>Reintentar</Button>}
      >
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  if (!url) return <Skeleton height="320px" />;
  const alt = `Foto de tu pieza terminada${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
  return <Image src={url} width={width} height={height} alt={alt} />;
}

const ANSWERED: Partial<Record<CustomerPhotoDto['state'], string>> = {
  approved: '¡Gracias! Nos alegra que te encante. Lo empacamos y te avisamos cuando salga.',
  error: 'Gracias por decirnos. No lo enviamos hasta arreglarlo: te escribimos o te enviamos otra foto.',
  resolved: 'Gracias. Ya seguimos con tu pedido.',
};

function Answer({ token, photo }: { token: string; photo: CustomerPhotoDto }) {
  const { state, answeredAt, answerBy, comment, isShipped } = photo;
  const [hasError, setHasError] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [send, { isLoading }] = useAnswerLinkedPhotoMutation();
  if (answeredAt)
    return (
      <Note kind={state === 'error' ? 'warning' : 'success'} role="status">
        <p>{ANSWERED[state]}</p>
        {comment && <p>{`Nos escribiste: «${comment}»`}</p>}
      </Note>
    );
  const approve = async () => {
    if (isLoading) return;
    const { error } = await send({ answerLinkedPhotoDto: { token, approved: true } });
    setProblem(
      error && serverMessage(error, 'No pudimos guardar tu respuesta. Revisa tu conexión y vuelve a intentar.'),
    );
  };
  return (
    <>
      {state === 'waiting' ? (
        <p>{`Tienes hasta el ${showMoment(answerBy)} para decirnos si ves un error. Si no nos dices nada, seguimos con el envío.`}</p>
      ) : (
        <p>
          {isShipped
            ? 'Tu pedido ya salió.'
            : 'Ya seguimos con el envío, pero todavía puedes decirnos si ves un error.'}
        </p>
      )}
      {hasError ? (
        <ErrorForm token={token} onBack={() => setHasError(false)} />
      ) : (
        <Row>
          <Button pending={isLoading} onClick={() => void approve()}>
            <Heart aria-hidden="true" />
            <span>{isLoading ? 'Enviando…' : 'Me encanta'}</span>
          </Button>
          <Button variant="secondary" onClick={() => setHasError(true)}>
            Hay un error
          </Button>
        </Row>
      )}
      <div role="alert">{problem && <Note kind="error">{problem}</Note>}</div>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  max-height: calc(80 * var(--dvh));
  object-fit: contain;
  border-radius: var(--radius-3);
`;

const Name = styled.strong`
  font-size: var(--font-size-2);
`;
