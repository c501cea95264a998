import { type ChangeSetDto, useListChangeSetPagesInfiniteQuery, READ_FRESH } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Note } from '../../../shared/ui/Note';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { byDay, DaySection } from '../fields/by-day';
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
        <DaySection key={day}>
          <h2>{day}</h2>
          {ofDay.map((set) => (
            <HistoryEntry key={set.id} set={set} />
          ))}
        </DaySection>
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
  const first: [string, readonly ChangeSetDto[]][] = [
    ['No se publicaron', stopped],
    ['Programados', scheduled],
  ];
  const days = byDay(sets, ({ effectiveAt, createdAt }) => effectiveAt ?? createdAt);
  return [...first.filter(([, group]) => group.length > 0), ...days];
}
