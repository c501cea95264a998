import { todayGenerated } from './today.gen';

export type { TodayDto } from './today.gen';

/** What waits for the staff. */
export const { useGetTodayQuery } = todayGenerated;
