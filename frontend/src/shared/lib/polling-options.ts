/**
 * RTK Query options that poll every `milliseconds` while the window is focused, and refetch on focus, reconnect and mount.
 */
export const pollingOptions = (milliseconds: number) =>
  ({
    pollingInterval: milliseconds,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  }) as const;
