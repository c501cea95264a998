import { styled } from 'styled-components';
import { useOnline } from '../../../shared/lib/use-online';
import { ButtonLink } from '../../../shared/ui/Button';
import { layers } from '../../../theme/layers';
import { from } from '../../../theme/media';
import { shopPath } from '../back-office-path';
import { UnfinishedUploads } from '../photos/UnfinishedUploads';
import { useUploads } from '../photos/uploads';
import { useTypedEdits } from './typed-edits';
import { useDraftSet } from './use-draft-set';

/** Number of unpublished changes, link to the review, unfinished uploads, and a notice while offline. */
export function DraftBar() {
  const { draft, isOffline, isSaving } = useDraftSet();
  // Without a network the frame of the panel shows a notice.
  const isUnreachable = useOnline() && isOffline;
  const typed = Object.keys(useTypedEdits()).length;
  const count = draft?.changes.length ?? 0;
  const uploads = useUploads().length;
  if (count === 0 && typed === 0 && uploads === 0) return null;
  return (
    // The attribute keeps the focused field above the bar.
    <Bar aria-label="Cambios sin publicar" data-sticky-bar="">
      <div role="status">
        {isUnreachable && <Offline>Sin conexión: lo que escribes queda guardado en este teléfono.</Offline>}
        <strong>{words(count)}</strong>
        {isSaving && <small> Guardando…</small>}
        <span> </span>
        <UnfinishedUploads />
      </div>
      {count > 0 && (
        <ButtonLink size="s" to={shopPath('revisar')}>
          Revisar
        </ButtonLink>
      )}
    </Bar>
  );
}

function words(count: number): string {
  if (count === 0) return 'Aún sin guardar';
  return count === 1 ? '1 cambio sin publicar' : `${count} cambios sin publicar`;
}

const Bar = styled.section`
  position: fixed;
  inset: auto 0 var(--bottom-bar);
  z-index: ${layers.stickyBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  padding: var(--space-10) var(--gutter);
  border-top: 1px solid var(--border);
  background: var(--surface-raised);
  box-shadow: var(--shadow-bar);
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
  small {
    color: var(--text-soft);
  }
  /* Beside the navigation. */
  ${from(900)} {
    left: 216px;
    padding: var(--space-10) var(--space-40) calc(var(--space-10) + env(safe-area-inset-bottom));
  }
`;

const Offline = styled.p`
  color: var(--warning);
`;
