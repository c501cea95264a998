import { createContext, useContext } from 'react';

/** Takes the HTTP status of the page that the server is rendering; nobody listens in the browser. */
export const PageStatusContext = createContext<(code: number) => void>(() => undefined);

/** Declares that this page answers with another status than 200 when the server sends it. */
export function usePageStatus(code: number): void {
  useContext(PageStatusContext)(code);
}
