import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../../api/api-error';
import {
  type ChangeSetDto,
  type Confirmation,
  detailsOf,
  useRevertChangeSetMutation,
} from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { showMoment } from '../../../shared/lib/moments';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Disclosure } from '../../../shared/ui/Disclosure';
import { Note } from '../../../shared/ui/Note';
import { StatusPill } from '../../../shared/ui/StatusPill';
import { Initial } from '../fields/by-day';
import { ConfirmDialog } from '../review/ConfirmDialog';
import { ChangedSince } from './ChangedSince';
import { historySentence } from './history-sentence';
import { Unpublished } from './Unpublished';

/** Loaded for a set that waits for another owner. */
const ConsentActions = lazy(() => importWithRetry(() => import('./ConsentActions')));

/** A change set of the history; expanding it shows its changes and actions. */
export function HistoryEntry({ set }: { set: ChangeSetDto }) {
  const author = set.publishedBy ?? set.author;
  const isAwaited = set.state === 'scheduled' && set.consent?.state === 'pending';
  return (
    <Entry
      summary={
        <>
          <Initial translate="no" aria-hidden="true">
            {author.charAt(0).toUpperCase()}
          </Initial>
          <span>
            <span>{historySentence(set)}</span>
            <small>{showMoment(set.effectiveAt ?? set.createdAt)}</small>
          </span>
          {set.state === 'scheduled' && (
            <StatusPill tone="warning">{isAwaited ? 'Falta aprobar' : 'Programado'}</StatusPill>
          )}
          {set.state === 'reverted' && <StatusPill tone="quiet">Deshecho</StatusPill>}
          {set.state === 'conflict' && <StatusPill tone="brand">No se publicó</StatusPill>}
        </>
      }
    >
      <Body>
        {set.note && <p>{set.note}</p>}
        {/* Before a list that may be longer than the screen. */}
        {set.state === 'live' && <Undo set={set} />}
        <ul>
          {set.preview.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {set.problem && <Note kind="warning">{set.problem}</Note>}
        {set.consent?.by && (
          <p>
            <span>{'Lo aprobó '}</span>
            <span translate="no">{set.consent.by}</span>
            <span>.</span>
          </p>
        )}
        {isAwaited && (
          <Suspense fallback={null}>
            <ConsentActions set={set} />
          </Suspense>
        )}
        {((set.state === 'scheduled' && !isAwaited) || set.state === 'conflict') && (
          <Unpublished key={set.effectiveAt} set={set} />
        )}
      </Body>
    </Entry>
  );
}

function Undo({ set }: { set: ChangeSetDto }) {
  const showToast = useToast();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [revert, { error, isLoading }] = useRevertChangeSetMutation();
  const [asked, setAsked] = useState<{ confirmations: Confirmation[]; sentences: Record<number, string> }>();
  const undo = async (confirm?: boolean): Promise<string | undefined> => {
    if (isLoading) return undefined;
    const { data, error: refused } = await withConfirmedIdentity(() =>
      revert({ id: set.id, revertChangeSetDto: { confirm } }),
    );
    if (!refused) {
      setAsked(undefined);
      showToast(
        data?.state === 'live'
          ? { kind: 'success', title: 'Deshecho', text: 'La tienda vuelve a mostrar lo de antes.' }
          : { kind: 'success', title: 'Falta la otra dueña', text: 'Le escribimos para que apruebe deshacerlo.' },
      );
      return undefined;
    }
    const { confirmations } = detailsOf((refused as ApiError).body);
    // A revert lists the changes in reverse order.
    const sentences = Object.fromEntries(
      [...set.preview].reverse().map((sentence, at) => [at, `Deshacer: ${sentence}`]),
    );
    setAsked(confirmations.length > 0 ? { confirmations, sentences } : undefined);
    return confirmations.length > 0 ? undefined : errorMessage(refused);
  };
  const { conflicts } = detailsOf((error as ApiError | undefined)?.body);
  return (
    <>
      <Button variant="secondary" size="s" pending={isLoading} onClick={() => void undo()}>
        Deshacer este cambio
      </Button>
      <div role="alert">
        {error && !asked && (
          <Note kind="error">
            <span>{errorMessage(error)}</span>
            {conflicts.length > 0 && <ChangedSince set={set} conflicts={conflicts} />}
          </Note>
        )}
      </div>
      {confirmDialog}
      {asked && (
        <ConfirmDialog
          confirmations={asked.confirmations}
          sentences={asked.sentences}
          onConfirm={() => undo(true)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const Entry = styled(Disclosure)`
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  > summary {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-6) var(--space-12);
    min-height: 56px;
    padding: var(--space-10) var(--space-14);
    color: inherit;
    font-weight: inherit;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  > summary > .lucide {
    display: none;
  }
  > summary > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--font-size-xs);
  }
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-10);
  padding: 0 var(--space-14) var(--space-14) calc(var(--space-14) + 48px);
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
  ul {
    display: grid;
    gap: var(--space-4);
    list-style: none;
  }
`;
