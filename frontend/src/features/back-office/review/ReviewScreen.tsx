import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type ChangeDto, type ChangeSetDto, useGetChangeSetQuery } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { ButtonLink } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Note } from '../../../shared/ui/Note';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { newRowPath, SHOP_PATH } from '../back-office-path';
import { isSame } from '../draft/changes';
import { useDraftSet } from '../draft/use-draft-set';
import { UnfinishedUploads } from '../photos/UnfinishedUploads';
import { useUploads } from '../photos/uploads';
import { ChangeCard } from './ChangeCard';
import { ConfirmDialog } from './ConfirmDialog';
import { ConflictNote } from './ConflictNote';
import { Published } from './Published';
import { PublishFoot } from './PublishFoot';
import { reviewCards } from './review-cards';
import { usePublish } from './use-publish';

/** The draft's changes and the publish buttons. */
export default function ReviewScreen() {
  const { draft, isKnown, error, send, isSaving, isOffline } = useDraftSet();
  const [isSent, setSent] = useState(false);
  // Waits for edits of the previous screen to be saved.
  useEffect(() => void send().finally(() => setSent(true)), [send]);
  const { data } = useGetChangeSetQuery({ id: draft?.id ?? '' }, { skip: !draft, refetchOnMountOrArgChange: true });
  const publishing = usePublish(draft?.id);
  const uploads = useUploads().length;

  if (publishing.done) return <Published set={publishing.done} />;
  if (!draft && isKnown && isSent && !isSaving)
    return (
      <EmptyState title="No hay cambios sin publicar" action={<ButtonLink to={SHOP_PATH}>Ir a la tienda</ButtonLink>}>
        Lo que cambies en la tienda aparece aquí antes de publicarlo.
      </EmptyState>
    );
  if (!draft) return error ? <Note kind="error">{errorMessage(error)}</Note> : <Skeleton height="240px" />;

  const consequences = data?.id === draft.id ? (data.consequences ?? []) : [];
  return (
    <>
      {isOffline && <Note kind="warning">Sin conexión: lo que escribes queda guardado en este teléfono.</Note>}
      {uploads > 0 && (
        <Note kind="warning">
          <span>{'Hay fotos que todavía no están en el borrador: si publicas ya, quedan por fuera. '}</span>
          <UnfinishedUploads />
        </Note>
      )}
      {publishing.conflicts.map((conflict) => (
        <ConflictNote
          key={`${conflict.entity} ${conflict.id} ${conflict.field}`}
          conflict={conflict}
          draft={draft}
          onSolved={publishing.solved}
        />
      ))}
      {draft.problem && <Note kind="warning">{draft.problem}</Note>}
      <DraftCards draft={draft} problems={publishing.problems} />
      {consequences.length > 0 && (
        <Note kind="info">
          {consequences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      <div role="alert">{publishing.failure && <Note kind="error">{publishing.failure}</Note>}</div>
      <PublishFoot publish={publishing.publish} pending={publishing.isPending || isSaving} />
      {publishing.confirmDialog}
      {publishing.confirmations.length > 0 && (
        <ConfirmDialog
          confirmations={publishing.confirmations}
          sentences={draft.preview}
          onConfirm={publishing.confirm}
          onClose={publishing.close}
        />
      )}
    </>
  );
}

interface DraftCardsProps {
  draft: ChangeSetDto;
  /** Errors that prevent the publication, by index of the change. */
  problems: Readonly<Record<number, string>>;
}

function DraftCards({ draft, problems }: DraftCardsProps) {
  const { change } = useDraftSet();
  return (
    <Cards aria-label="Cambios">
      {reviewCards(draft, problems).map(({ sentence, details, changes, problem }) => (
        <ChangeCard
          key={changes.map((one) => `${one.entity} ${one.id} ${one.field} ${JSON.stringify(one.values)}`).join()}
          sentence={sentence}
          details={details}
          to={changes.map(newRowPath).find(Boolean)}
          problem={problem}
          onRemove={() => change((all) => all.filter((other) => !changes.some(isLike(other))))}
          onRestore={() => change((all) => [...all, ...changes.filter((one) => !all.some(isLike(one)))])}
        />
      ))}
    </Cards>
  );
}

const isLike = (one: ChangeDto) => (other: ChangeDto) =>
  other.entity === one.entity && other.id === one.id && other.field === one.field && isSame(other.values, one.values);

const Cards = styled.ul`
  display: grid;
  gap: var(--space-10);
  list-style: none;
`;
