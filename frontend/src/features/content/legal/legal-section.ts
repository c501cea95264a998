import type { Elements } from '../../../shared/lib/elements';

/** A numbered section of a legal text; `id` is its anchor and must not change after publication. */
export interface LegalSection {
  id: string;
  title: string;
  body: Elements;
}
