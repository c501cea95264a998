import { useEffect, useState } from 'react';
import { type Paper, paperReady, PAPERS } from './print';

/** Prints the sheet or the label, at once when the URL names it. The browser's own print command prints the sheet. */
export function usePrint(): { paper: Paper; print: (paper: Paper) => void } {
  const [asked, setAsked] = useState(paperOfUrl);
  useEffect(() => {
    if (!asked) return;
    // A reload must not print again.
    if (paperOfUrl()) history.replaceState(history.state, '', location.pathname);
    const done = () => setAsked(undefined);
    addEventListener('afterprint', done);
    // Prints even if something cannot be loaded, because the rest is useful.
    const ready = asked === 'sheet' ? paperReady(document.querySelector('[data-paper]')!) : Promise.resolve();
    void ready.then(() => window.print());
    return () => removeEventListener('afterprint', done);
  }, [asked]);
  return { paper: asked ?? 'sheet', print: setAsked };
}

function paperOfUrl(): Paper | undefined {
  return PAPERS.find((paper) => location.hash === `#${paper}`);
}
