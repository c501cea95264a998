import { createContext, useContext } from 'react';

/** HTTP status of the page that the server is rendering; nobody reads it in the browser. */
export const PageStatusContext = createContext<{ code: number }>({ code: 200 });

/** Declares that this page answers with another status than 200 when the server sends it. */
export function usePageStatus(code: number): void {
  useContext(PageStatusContext).code = code;
}
