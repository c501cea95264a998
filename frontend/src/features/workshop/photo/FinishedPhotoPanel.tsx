import Camera from 'lucide-react/icons/camera';
import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  releaseFinishedPhotoLimits,
  type StaffPhotoDto,
  useGetOrderPhotosQuery,
  useReleaseFinishedPhotoMutation,
} from '../../../api/finished-photos.api';
import { type StaffOrderDto, ORDERS_POLLING } from '../../../api/workshop.api';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { showMoment } from '../../../shared/lib/moments';
import { fileProblem, PHOTO_TYPES } from '../../../shared/photo/photo-file';
import { Button } from '../../../shared/ui/Button';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { FileButton } from '../../../shared/ui/FileButton';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { PHOTO_KINDS, PHOTO_PANEL_ID, PHOTO_WORDS } from './photo-state';

/** Loads the code for cropping when a photo is taken. */
const NoteDialog = lazy(() => importWithRetry(() => import('../NoteDialog')));
const SendPhotoDialog = lazy(() => importWithRetry(() => import('./SendPhotoDialog')));

/** The photo of the finished piece: taken here, approved by the customer. Shown while the order is made, and later if there is one. */
export function FinishedPhotoPanel({ order: { id, status, items } }: { order: StaffOrderDto }) {
  const titleId = useId();
  const { data } = useGetOrderPhotosQuery({ id }, ORDERS_POLLING);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const canSend = status === 'in_production';
  const current = data?.current ?? null;
  if (!canSend && !current) return null;
  const choose = (chosen: File) => {
    const reason = fileProblem(chosen);
    setProblem(reason);
    if (!reason) setFile(chosen);
  };
  return (
    <Frame id={PHOTO_PANEL_ID} aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Foto de la pieza terminada</PanelTitle>
      {current && <CurrentPhoto orderId={id} photo={current} />}
      {!current && <p>La familia la recibe por correo y responde antes de que salga el paquete.</p>}
      {canSend && (
        <Row>
          <FileButton
            accept={PHOTO_TYPES}
            capture="environment"
            variant={current ? 'secondary' : 'primary'}
            onFile={choose}
          >
            <Camera aria-hidden="true" />
            <span>{current ? 'Tomar otra foto' : 'Tomar la foto'}</span>
          </FileButton>
          <FileButton accept={PHOTO_TYPES} variant="text" onFile={choose}>
            Elegir del teléfono
          </FileButton>
        </Row>
      )}
      <div role="alert">{problem && <Note kind="error">{problem}</Note>}</div>
      {file && (
        <Suspense fallback={<p role="status">Abriendo la foto…</p>}>
          <SendPhotoDialog
            orderId={id}
            names={[...new Set(items.map(({ personalization }) => personalization).filter(Boolean))]}
            file={file}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
      {data && data.earlier.length > 0 && (
        <small>
          {`Antes ${data.earlier.length === 1 ? 'hubo otra foto' : `hubo otras ${data.earlier.length} fotos`}: ${data.earlier
            .map((photo) => `${showMoment(photo.createdAt)}${photo.comment && `, «${photo.comment}»`}`)
            .join('; ')}`}
        </small>
      )}
    </Frame>
  );
}

function CurrentPhoto({ orderId, photo }: { orderId: string; photo: StaffPhotoDto }) {
  const { state, comment, imageUrl, width, height, url, answeredAt, createdAt, answerBy, releaseNote } = photo;
  return (
    <>
      <Picture src={imageUrl} width={width} height={height} alt="La foto que ve la familia" loading="lazy" />
      <Note kind={PHOTO_KINDS[state]} role="status">
        <p>{PHOTO_WORDS[state]}</p>
        {comment && <p>{`«${comment}»`}</p>}
        {releaseNote && <p>{`${releaseNote} (${photo.releasedBy})`}</p>}
        <small>
          {`Enviada el ${showMoment(createdAt)}${state === 'waiting' ? `; espera hasta el ${showMoment(answerBy)}` : ''}${answeredAt ? `; respondida el ${showMoment(answeredAt)}` : ''}`}
        </small>
      </Note>
      <Row>
        {(state === 'waiting' || state === 'error') && <GoOn orderId={orderId} state={state} />}
        {url && state !== 'approved' && <CopyButton text={url} what="el enlace de la familia" />}
      </Row>
    </>
  );
}

/** Lets the order go on without the customer's approval, with a note for colleagues. */
function GoOn({ orderId, state }: { orderId: string; state: 'waiting' | 'error' }) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [release] = useReleaseFinishedPhotoMutation();
  return (
    <>
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {state === 'error' ? 'Resolver con una nota' : 'Seguir sin esperar'}
      </Button>
      {isOpen && (
        <NoteDialog
          title={state === 'error' ? 'Resolver el error' : 'Seguir sin esperar'}
          words="El pedido podrá salir. A la familia no le llega ningún correo."
          action="Seguir con el pedido"
          pendingAction="Guardando…"
          field={{
            label: 'Por qué sigue, para el equipo',
            maxLength: releaseFinishedPhotoLimits.note.max,
            missing: 'Escribe por qué sigue',
          }}
          draft={draft}
          onDraft={setDraft}
          act={async (note) => {
            const { error } = await release({ id: orderId, releaseFinishedPhotoDto: { note } });
            return error;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const Frame = styled(Panel)`
  /* Below the sticky header. */
  scroll-margin-top: 88px;
`;

const Picture = styled.img`
  width: 100%;
  max-width: 420px;
  height: auto;
  border-radius: var(--radius-2);
`;
