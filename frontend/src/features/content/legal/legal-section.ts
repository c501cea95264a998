import type { ReactNode } from 'react';

/** One numbered part of a legal text; `id` is its anchor, so it never changes once it is published. */
export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}
