import { css, styled } from 'styled-components';

/** What goes onto the paper: the sheet that the workshop sews from, or the parcel's label alone. */
export type Paper = (typeof PAPERS)[number];

export const PAPERS = ['sheet', 'label'] as const;

/** Around the label a label printer's narrow paper has no room. */
export const MARGINS: Readonly<Record<Paper, string>> = { sheet: '10mm', label: '3mm' };

/** For what belongs on the screen alone. */
export const screenOnly = css`
  @media print {
    display: none !important;
  }
`;

/** For what belongs on paper alone. */
export const PrintOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const READY_WITHIN_MS = 20_000;

/**
 * Waits until nothing in `place` is loading: a picture that is still being decoded would be a blank on paper, and letters that have not
 * arrived a missing name. Answers whether all of it is there.
 */
export async function paperReady(place: ParentNode): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (place.querySelector('[aria-busy="true"]')) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const pictures = Array.from(place.querySelectorAll<HTMLImageElement>('img'));
  await Promise.allSettled(pictures.map(async (picture) => picture.decode()));
  return true;
}
