import type { ReactNode } from 'react';

/** A numbered section of a legal text; `id` is its anchor and must not change after publication. */
export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}
