import { styled } from 'styled-components';
import { Button } from '../../../shared/ui/Button';
import { Row } from '../../../shared/ui/panel';
import { Square } from './PhotoThumbnail';
import { discardUpload, retryUpload, type Upload } from './uploads';

/** A photo on its way, with its progress, or its error and the way to try again. */
export function UploadCard({ upload: { id, preview, details, progress, problem, canRetry } }: { upload: Upload }) {
  const percent = Math.round(progress * 100);
  return (
    <Card>
      <Square src={preview} alt={details.alt} width={360} height={360} />
      <div role="status">{problem ? <Problem>{problem}</Problem> : <small>{words(percent)}</small>}</div>
      {problem ? (
        <Row>
          {canRetry && (
            <Button size="s" onClick={() => retryUpload(id)}>
              Reintentar
            </Button>
          )}
          <Button size="s" variant="text" onClick={() => discardUpload(id)}>
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
  align-content: start;
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
