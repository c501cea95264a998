import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fetchFile } from '../../../api/download-file';
import { evidenceFilePath, useSendRefundEvidenceMutation } from '../../../api/refund-evidence.api';
import type { RefundDto } from '../../../api/refunds.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { PHOTO_TYPES } from '../../../shared/photo/photo-file';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { FileButton } from '../../../shared/ui/FileButton';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';
import { useSlipPhoto } from './use-slip-photo';

/** The photo that proves a refund, read when an owner asks for it, because each look is recorded; or the way to add it later. */
export function EvidencePhoto({ refund }: { refund: RefundDto }) {
  if (refund.hasEvidenceFile) return <SeePhoto refund={refund} />;
  return refund.state === 'done' ? <AddPhoto refund={refund} /> : null;
}

function SeePhoto({ refund: { id, orderNumber } }: { refund: RefundDto }) {
  const [url, setUrl] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const show = async () => {
    setPending(true);
    const { data, error } = await withConfirmedIdentity(() => fetchFile(evidenceFilePath(id)));
    setPending(false);
    setFailure(error && errorMessage(error));
    if (data) setUrl(URL.createObjectURL(data));
  };
  const close = () => setUrl(undefined);
  return (
    <>
      <Row>
        <Button size="s" variant="secondary" aria-haspopup="dialog" pending={isPending} onClick={() => void show()}>
          Ver comprobante
        </Button>
      </Row>
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
      {url && (
        <Dialog title="Comprobante de la devolución" onClose={close}>
          <Picture src={url} alt={`Foto del comprobante de ${orderNumber}`} />
          <Row>
            <Button variant="text" onClick={close}>
              Cerrar
            </Button>
          </Row>
        </Dialog>
      )}
      {confirmDialog}
    </>
  );
}

function AddPhoto({ refund: { id } }: { refund: RefundDto }) {
  const [send, { isLoading }] = useSendRefundEvidenceMutation();
  const [failure, setFailure] = useState<string>();
  const { problem, isPreparing, choose } = useSlipPhoto();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const isBusy = isPreparing || isLoading;
  const add = async (chosen: File) => {
    setFailure(undefined);
    const file = await choose(chosen);
    if (!file) return;
    const { error } = await withConfirmedIdentity(() => send({ id, file }));
    setFailure(error && errorMessage(error));
  };
  const shown = problem ?? failure;
  return (
    <>
      <Row>
        <FileButton accept={PHOTO_TYPES} variant="text" size="s" disabled={isBusy} onFile={(file) => void add(file)}>
          {isBusy ? 'Guardando la foto…' : 'Agregar foto del comprobante'}
        </FileButton>
      </Row>
      <div role="alert">{shown && <Note kind="error">{shown}</Note>}</div>
      {confirmDialog}
    </>
  );
}

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: calc(60 * var(--dvh));
  margin-block: var(--space-12);
  border-radius: var(--radius-2);
`;
