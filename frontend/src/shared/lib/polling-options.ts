/**
 * RTK Query options that poll every `milliseconds` while the window has the focus, and refetch at once on focus, on reconnect
 * and on mount.
 */
export const pollingOptions = (milliseconds: number) =>
  ({
    pollingInterval: milliseconds,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  }) as const;
