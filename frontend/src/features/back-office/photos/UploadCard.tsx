import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Row } from '../../../shared/ui/panel';
import { Square } from './PhotoThumbnail';
import { retryUpload, type Upload } from './uploads';

interface UploadCardProps {
  upload: Upload;
  /** Called for an upload that failed. */
  onDiscard: () => void;
}

/** A photo that is not stored yet, with its progress, or its error and a button to retry. */
export function UploadCard({ upload, onDiscard }: UploadCardProps) {
  const { id, preview, details, progress, problem, canRetry } = upload;
  const card = useRef<HTMLLIElement>(null);
  const retry = () => {
    // The button disappears while the photo is sent.
    card.current?.focus();
    retryUpload(id);
  };
  const percent = Math.round(progress * 100);
  return (
    <Card ref={card} tabIndex={-1}>
      <Square src={preview} alt={details.alt} width={360} height={360} />
      <div role="status">{problem ? <Problem>{problem}</Problem> : <small>{words(percent)}</small>}</div>
      {problem ? (
        <Row>
          {canRetry && (
            <Button size="s" onClick={retry}>
              Reintentar
            </Button>
          )}
          <Button size="s" variant="text" onClick={onDiscard}>
            Descartar
          </Button>
        </Row>
      ) : (
        <progress aria-label="Subiendo la foto" max={100} value={percent} />
      )}
    </Card>
  );
}

function words(percent: number): string {
  return percent < 100 ? 'Subiendo…' : 'Guardando…';
}

const Card = styled.li`
  display: grid;
  align-content: flex-start;
  gap: var(--space-6);
  min-width: 0;
  progress {
    width: 100%;
    accent-color: var(--brand);
  }
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: var(--font-size-sm);
  font-weight: 500;
`;
