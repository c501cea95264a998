/** Options of a query that is asked again this often while its tab is looked at, and at once on return to the tab or back online. */
export const followed = (milliseconds: number) =>
  ({
    pollingInterval: milliseconds,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  }) as const;
