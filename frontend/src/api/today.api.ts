import { todayGenerated } from './today.gen';

export type { TodayDto } from './today.gen';

/** Numbers of tasks that wait for staff. */
export const { useGetTodayQuery } = todayGenerated;
