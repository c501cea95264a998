import { styled } from 'styled-components';
import { ButtonLink } from '../../../shared/ui/Button';
import { layers } from '../../../theme/layers';
import { shopPath } from '../back-office-path';
import { useTypedEdits } from './typed-edits';
import { useDraftSet } from './use-draft-set';

/** Number of unpublished changes, link to the review, and a notice while offline. */
export function DraftBar() {
  const { draft, isOffline, isSaving } = useDraftSet();
  const typed = Object.keys(useTypedEdits()).length;
  const count = draft?.changes.length ?? 0;
  if (count === 0 && typed === 0) return null;
  return (
    // The attribute moves the shoppers' chat button above the bar.
    <Bar aria-label="Cambios sin publicar" data-sticky-bar="">
      <div role="status">
        {isOffline && <Offline>Sin conexión: lo que escribes queda guardado en este teléfono.</Offline>}
        <strong>{words(count)}</strong>
        {isSaving && <small> Guardando…</small>}
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
  inset: auto 0 0;
  z-index: ${layers.stickyBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  /* Leaves space for the chat button at the right. */
  padding: var(--space-10) calc(var(--gutter) + 62px) calc(var(--space-10) + env(safe-area-inset-bottom)) var(--gutter);
  border-top: 1px solid var(--border);
  background: var(--surface-raised);
  box-shadow: var(--shadow-bar);
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
  small {
    color: var(--text-soft);
  }
`;

const Offline = styled.p`
  color: var(--warning);
`;
