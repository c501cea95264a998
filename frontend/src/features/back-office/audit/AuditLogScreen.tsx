import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type AuditFilter, useListAuditLogPagesInfiniteQuery } from '../../../api/audit.api';
import { READ_FRESH } from '../../../api/back-office.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Note } from '../../../shared/ui/Note';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { byDay, DaySection } from '../fields/by-day';
import { AuditFilters } from './AuditFilters';
import { AuditLine } from './AuditLine';

/** The audit log by day, newest first. The filter is in the URL, so that reloading keeps it. */
export default function AuditLogScreen() {
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(params);
  return (
    <>
      <p>Quién hizo qué en el último año. Nadie puede cambiarlo ni borrarlo.</p>
      <AuditFilters
        filter={filter}
        onChange={(changed) => setParams(filled({ ...filter, ...changed }), { replace: true })}
      />
      <Entries filter={filter} />
    </>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useListAuditLogPagesInfiniteQuery(
    filter,
    READ_FRESH,
  );
  useReauthOnForbidden(error);
  if (error && !currentData) return <Note kind="error">{errorMessage(error)}</Note>;
  if (!currentData) return <Skeleton height="480px" />;
  const entries = currentData.pages.flatMap(({ items }) => items);
  if (entries.length === 0)
    return <EmptyState title="No hay nada con ese filtro">Prueba con otra persona, otro tipo o más días.</EmptyState>;
  return (
    <>
      {byDay(entries, ({ at }) => at).map(([day, ofDay]) => (
        <Day key={day}>
          <h2>{day}</h2>
          <ul>
            {ofDay.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ul>
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

function filled(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

const Day = styled(DaySection)`
  ul {
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
    list-style: none;
  }
`;
