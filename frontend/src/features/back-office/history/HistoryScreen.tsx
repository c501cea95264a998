import { styled } from 'styled-components';
import { type ChangeSetDto, useListChangeSetPagesInfiniteQuery, READ_FRESH } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { showDay } from '../../../shared/lib/moments';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Note } from '../../../shared/ui/Note';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { HistoryEntry } from './HistoryEntry';
import { useUnpublishedSets } from './use-unpublished-sets';

/** Published, scheduled, reverted and conflicting change sets by day, newest first. */
export default function HistoryScreen() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useListChangeSetPagesInfiniteQuery(
    undefined,
    READ_FRESH,
  );
  const { scheduled, stopped } = useUnpublishedSets();
  useReauthOnForbidden(error);
  if (error && !data) return <Note kind="error">{errorMessage(error)}</Note>;
  if (!data) return <Skeleton height="240px" />;
  const sets = data.pages.flatMap(({ items }) => items).filter(({ state }) => PUBLISHED.includes(state));
  if (sets.length + scheduled.length + stopped.length === 0 && !hasNextPage)
    return (
      <EmptyState title="Todavía no hay cambios publicados">
        Aquí queda quién cambió qué, y desde aquí se deshace.
      </EmptyState>
    );
  return (
    <>
      {groupsOf(sets, scheduled, stopped).map(([day, ofDay]) => (
        <Day key={day}>
          <h2>{day}</h2>
          {ofDay.map((set) => (
            <HistoryEntry key={set.id} set={set} />
          ))}
        </Day>
      ))}
      {hasNextPage && (
        <div>
          <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver más
          </Button>
        </div>
      )}
    </>
  );
}

const PUBLISHED: readonly ChangeSetDto['state'][] = ['live', 'reverted'];

/** Groups published sets by day; those that are not published come first. */
function groupsOf(
  sets: readonly ChangeSetDto[],
  scheduled: readonly ChangeSetDto[],
  stopped: readonly ChangeSetDto[],
): [string, readonly ChangeSetDto[]][] {
  const days = new Map<string, ChangeSetDto[]>();
  for (const set of sets) {
    const day = showDay(set.effectiveAt ?? set.createdAt);
    days.set(day, [...(days.get(day) ?? []), set]);
  }
  const first: [string, readonly ChangeSetDto[]][] = [
    ['No se publicaron', stopped],
    ['Programados', scheduled],
  ];
  return [...first.filter(([, group]) => group.length > 0), ...days];
}

const Day = styled.section`
  display: grid;
  gap: var(--space-8);
  h2 {
    font: 600 var(--font-size-sm) / 1.4 var(--font-text);
    color: var(--text-soft);
  }
`;
