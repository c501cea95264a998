import { useEffect, useState } from 'react';

/** What goes onto the paper: the sheet that the workshop sews from, or the parcel's label alone. */
export type Paper = (typeof PAPERS)[number];

const PAPERS = ['sheet', 'label'] as const;

/** Prints one of the two, at once where the address ends with its name; the browser's own print command prints the sheet. */
export function usePrint(): { paper: Paper; print: (paper: Paper) => void } {
  const [asked, setAsked] = useState(paperOfAddress);
  useEffect(() => {
    if (!asked) return;
    // A reload shows the order alone.
    if (paperOfAddress()) history.replaceState(history.state, '', location.pathname);
    const done = () => setAsked(undefined);
    addEventListener('afterprint', done);
    void picturesReady().then(() => window.print());
    return () => removeEventListener('afterprint', done);
  }, [asked]);
  return { paper: asked ?? 'sheet', print: setAsked };
}

function paperOfAddress(): Paper | undefined {
  return PAPERS.find((paper) => location.hash === `#${paper}`);
}

/** A picture that is still being decoded would be a blank on paper. */
async function picturesReady(): Promise<void> {
  await Promise.allSettled(
    Array.from(document.querySelectorAll<HTMLImageElement>('main img'), (picture) => picture.decode()),
  );
}
