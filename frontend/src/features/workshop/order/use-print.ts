import { useEffect, useState } from 'react';

/** What goes onto the paper: the sheet that the workshop sews from, or the parcel's label alone. */
export type Paper = 'sheet' | 'label';

/** Prints one of the two; the browser's own print command prints the sheet. */
export function usePrint(): { paper: Paper; print: (paper: Paper) => void } {
  const [asked, setAsked] = useState<Paper>();
  useEffect(() => {
    if (!asked) return;
    const done = () => setAsked(undefined);
    addEventListener('afterprint', done);
    void picturesReady().then(() => window.print());
    return () => removeEventListener('afterprint', done);
  }, [asked]);
  return { paper: asked ?? 'sheet', print: setAsked };
}

/** A picture that is still being decoded would be a blank on paper. */
async function picturesReady(): Promise<void> {
  await Promise.allSettled(
    Array.from(document.querySelectorAll<HTMLImageElement>('main img'), (picture) => picture.decode()),
  );
}
