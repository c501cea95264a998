/** Options of queries that are refetched when a screen opens, because a colleague may have changed the rows. */
export const READ_FRESH = { refetchOnMountOrArgChange: true } as const;
