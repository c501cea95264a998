import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useStore } from 'react-redux';

/**
 * Options of a query that is kept as fresh as the server's answer every `milliseconds`. A hidden tab asks nothing; coming
 * back to it, and back online, asks at once.
 */
export function usePolling(milliseconds: number) {
  const { dispatch } = useStore();
  // Only here: pages for customers do not follow the server.
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return {
    pollingInterval: milliseconds,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  } as const;
}
