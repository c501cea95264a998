import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { serverMessage } from '../../../api/api-error';
import { useSendFinishedPhotoMutation } from '../../../api/finished-photos.api';
import { CropArea } from '../../../shared/photo/CropArea';
import { useCrop } from '../../../shared/photo/use-crop';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';

interface SendPhotoDialogProps {
  orderId: string;
  /** The embroidered names. */
  names: readonly string[];
  file: File;
  onClose: () => void;
}

/** Crops the photo of a finished piece, shows what the customer will see, and sends it. A failed upload keeps the photo. */
export default function SendPhotoDialog({ orderId, names, file, onClose }: SendPhotoDialogProps) {
  const cropping = useCrop(file, { isSquare: false });
  const [photo, setPhoto] = useState<{ file: File; url: string }>();
  const [isCutting, setCutting] = useState(false);
  const preview = async () => {
    setCutting(true);
    const cut = await cropping.cut();
    setCutting(false);
    if (cut) setPhoto({ file: cut, url: URL.createObjectURL(cut) });
  };
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo]);
  return (
    <Dialog title="Foto de la pieza terminada" onClose={onClose}>
      <Stack>
        {photo ? (
          <Preview orderId={orderId} names={names} photo={photo} onBack={() => setPhoto(undefined)} onSent={onClose} />
        ) : (
          <>
            {cropping.problem === undefined && <CropArea state={cropping} />}
            <div role="alert">{cropping.problem && <Note kind="error">{cropping.problem}</Note>}</div>
            <Row>
              {cropping.problem === undefined && (
                <Button pending={isCutting} onClick={() => void preview()}>
                  {isCutting ? 'Preparando…' : 'Ver como la familia'}
                </Button>
              )}
              <Button variant="text" onClick={onClose}>
                Cancelar
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface PreviewProps extends Pick<SendPhotoDialogProps, 'orderId' | 'names'> {
  photo: { file: File; url: string };
  onBack: () => void;
  onSent: () => void;
}

function Preview({ orderId, names, photo, onBack, onSent }: PreviewProps) {
  const [send, { isLoading }] = useSendFinishedPhotoMutation();
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    if (isLoading) return;
    setProblem(undefined);
    const { error } = await send({ orderId, file: photo.file, onProgress: setProgress });
    if (error)
      setProblem(
        serverMessage(error, 'No pudimos enviar la foto. Aquí sigue: revisa la conexión y vuelve a intentar.'),
      );
    else onSent();
  };
  return (
    <>
      <p>
        <span>Así la ve la familia</span>
        {names.length > 0 && <span translate="no">{`: ${names.join(', ')}`}</span>}
        <span>. Le llega un correo con el enlace y responde «Me encanta» o «Hay un error».</span>
      </p>
      <Picture src={photo.url} alt="La foto como la ve la familia" />
      <div role="alert">{problem && <Note kind="error">{problem}</Note>}</div>
      {isLoading && <progress aria-label="Enviando la foto" max={1} value={progress} />}
      <Row>
        <Button pending={isLoading} onClick={() => void submit()}>
          {isLoading ? 'Enviando…' : problem ? 'Reintentar' : 'Enviar'}
        </Button>
        <Button variant="text" onClick={onBack} disabled={isLoading}>
          Recortar otra vez
        </Button>
      </Row>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
  progress {
    width: 100%;
    accent-color: var(--brand);
  }
`;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: calc(46 * var(--dvh));
  border-radius: var(--radius-2);
`;
