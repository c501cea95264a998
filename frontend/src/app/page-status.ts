import { createContext, useContext } from 'react';

/** Receives the HTTP status of the server-rendered page; does nothing in the browser. */
export const PageStatusContext = createContext<(code: number) => void>(() => undefined);

/** Sets the HTTP status of the server-rendered page, for pages other than 200. */
export function usePageStatus(code: number): void {
  useContext(PageStatusContext)(code);
}
