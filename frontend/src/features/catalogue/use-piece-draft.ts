import { useMemo } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';
import { knownForm, type PieceForm } from './piece';

interface PieceDraft {
  form: PieceForm;
  change: (part: Partial<PieceForm>) => void;
  /** Keeps the form as it is now; the answer starts it over, unless it was changed since. */
  startOverLater: () => () => void;
}

/** What was filled in on a product's page. It survives reload and Back, not the tab. */
export function usePieceDraft(productId: number, pricing: PricingDto): PieceDraft {
  const key = keyOf(productId);
  const draft = useDraft(key, 'passing');
  const form = useMemo(() => knownForm(draft, pricing), [draft, pricing]);
  const read = () => readDraft(key, 'passing');
  return {
    form,
    change: (part) => writeDraft(key, 'passing', { ...knownForm(read(), pricing), ...part }),
    startOverLater: () => {
      const sent = read();
      return () => {
        if (read() === sent) forgetPiece(productId);
      };
    },
  };
}

/** The piece is in the cart: the next one inherits nothing. */
export function forgetPiece(productId: number): void {
  writeDraft(keyOf(productId), 'passing', null);
}

function keyOf(productId: number): DraftKey {
  return `${DRAFT_KEYS.piece}${productId}`;
}
