import { styled } from 'styled-components';
import { type ChangeSetDto, useListChangeSetPagesInfiniteQuery } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { showDay } from '../../../shared/lib/moments';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Note } from '../../../shared/ui/Note';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { READ_FRESH } from '../read-fresh';
import { HistoryEntry } from './HistoryEntry';

/** Published, scheduled, reverted and conflicting change sets by day, newest first. */
export default function HistoryScreen() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useListChangeSetPagesInfiniteQuery(
    undefined,
    READ_FRESH,
  );
  useReauthOnForbidden(error);
  if (error && !data) return <Note kind="error">{errorMessage(error)}</Note>;
  if (!data) return <Skeleton height="240px" />;
  const sets = data.pages.flatMap(({ items }) => items).filter(({ state }) => state !== 'draft');
  if (sets.length === 0 && !hasNextPage)
    return (
      <EmptyState title="Todavía no hay cambios publicados">
        Aquí queda quién cambió qué, y desde aquí se deshace.
      </EmptyState>
    );
  return (
    <>
      {daysOf(sets).map(([day, ofDay]) => (
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

/** Groups the sets by day of publication; scheduled sets come first. */
function daysOf(sets: readonly ChangeSetDto[]): [string, ChangeSetDto[]][] {
  const days = new Map<string, ChangeSetDto[]>();
  const scheduled = sets.filter(({ state }) => state === 'scheduled');
  if (scheduled.length > 0) days.set('Programados', scheduled);
  for (const set of sets) {
    if (set.state === 'scheduled') continue;
    const day = showDay(set.effectiveAt ?? set.createdAt);
    days.set(day, [...(days.get(day) ?? []), set]);
  }
  return [...days];
}

const Day = styled.section`
  display: grid;
  gap: var(--space-8);
  h2 {
    font: 600 var(--font-size-sm) / 1.4 var(--font-text);
    color: var(--text-soft);
  }
`;
