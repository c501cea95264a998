import { useEffect, useState } from 'react';
import { type Paper, paperReady, PAPERS } from './print';

/** Prints one of the two, at once where the address ends with its name; the browser's own print command prints the sheet. */
export function usePrint(): { paper: Paper; print: (paper: Paper) => void } {
  const [asked, setAsked] = useState(paperOfAddress);
  useEffect(() => {
    if (!asked) return;
    // A reload shows the order alone.
    if (paperOfAddress()) history.replaceState(history.state, '', location.pathname);
    const done = () => setAsked(undefined);
    addEventListener('afterprint', done);
    // What cannot be loaded leaves its place empty: the rest is of use.
    const ready = asked === 'sheet' ? paperReady(document.querySelector('[data-paper]')!) : Promise.resolve();
    void ready.then(() => window.print());
    return () => removeEventListener('afterprint', done);
  }, [asked]);
  return { paper: asked ?? 'sheet', print: setAsked };
}

function paperOfAddress(): Paper | undefined {
  return PAPERS.find((paper) => location.hash === `#${paper}`);
}
