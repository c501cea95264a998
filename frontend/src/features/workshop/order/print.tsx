import { useEffect, useState } from 'react';
import { css, styled } from 'styled-components';
import { usePrintPage } from '../../../shared/lib/use-print-page';

/** Printed document: the work sheet or the parcel's label. */
export type Paper = (typeof PAPERS)[number];

const PAPERS = ['sheet', 'label'] as const;

/** Page margins; narrow for the label, because label paper is small. */
export const MARGINS: Readonly<Record<Paper, string>> = { sheet: '10mm', label: '3mm' };

/** Sets the margin of printed pages while it is rendered. */
export function PageMargins({ margin }: { margin: string }) {
  return <style>{`@page { margin: ${margin}; }`}</style>;
}

/** Hides an element on paper. */
export const screenOnly = css`
  @media print {
    display: none !important;
  }
`;

/** Shows an element only on paper. */
export const PrintOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const READY_WITHIN_MS = 20_000;

/**
 * Waits until everything in `container` is loaded, because pending pictures or letters would be missing on paper. Resolves to
 * whether all of it is loaded.
 */
export async function paperReady(container: ParentNode): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (container.querySelector('[aria-busy="true"]')) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const pictures = Array.from(container.querySelectorAll<HTMLImageElement>('img'));
  await Promise.allSettled(pictures.map(async (picture) => picture.decode()));
  return true;
}

/** Prints the sheet or the label, at once when the URL names it. The browser's own print command prints the sheet. */
export function usePrint(): { paper: Paper; print: (paper: Paper) => void } {
  const printPage = usePrintPage();
  const [asked, setAsked] = useState(paperOfUrl);
  useEffect(() => {
    if (!asked) return;
    // A reload must not print again.
    if (paperOfUrl()) history.replaceState(history.state, '', location.pathname);
    const done = () => setAsked(undefined);
    addEventListener('afterprint', done);
    let isCancelled = false;
    // Prints even if something cannot be loaded, because the rest is useful.
    const ready = asked === 'sheet' ? paperReady(document.querySelector('[data-paper]')!) : Promise.resolve();
    void ready.then(() => {
      if (!isCancelled) printPage();
    });
    return () => {
      isCancelled = true;
      removeEventListener('afterprint', done);
    };
  }, [asked, printPage]);
  return { paper: asked ?? 'sheet', print: setAsked };
}

function paperOfUrl(): Paper | undefined {
  return PAPERS.find((paper) => location.hash === `#${paper}`);
}
