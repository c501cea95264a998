/** Options of queries that a screen asks again when it opens, because a colleague may have changed the rows. */
export const READ_FRESH = { refetchOnMountOrArgChange: true } as const;
