import { useListChangeSetsQuery, READ_FRESH } from '../../../api/back-office.api';

/** Far more than a workshop schedules. */
const LIMIT = 100;

/** The sets that publish themselves, the next one first, and those that no longer fitted. Pages of the history would show them late. */
export function useUnpublishedSets() {
  const scheduled = useListChangeSetsQuery({ state: 'scheduled', limit: LIMIT }, READ_FRESH);
  const stopped = useListChangeSetsQuery({ state: 'conflict', limit: LIMIT }, READ_FRESH);
  return {
    scheduled: [...(scheduled.data?.items ?? [])].sort((a, b) => (a.effectiveAt! < b.effectiveAt! ? -1 : 1)),
    stopped: stopped.data?.items ?? [],
    /** Until the first answer to both. */
    isLoading: scheduled.isLoading || stopped.isLoading,
  };
}
