import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { type Choices, knownChoices } from './choices';
import { type Lifetime, readDraft, subscribeToDrafts, writeDraft } from '../../shared/lib/draft-store';

/** Where a customiser begins and where its unfinished work is kept. */
export interface Opening {
  /** Tells drafts apart: one a product, a shared design or a cart line. */
  draft: string;
  lifetime: Lifetime;
  choices: Choices;
  /** A cart line's draft ends with the line; a product's stays, so that Back from the cart finds it. */
  forgetOnceSaved: boolean;
}

export interface ChoicesState {
  choices: Choices;
  change: (part: Partial<Choices>) => void;
  /** True once these very choices were put into the cart. */
  added: boolean;
  markAdded: () => void;
  /** Back to where the customiser began. */
  startOver: () => void;
}

/** The form's values. They survive reload, Back and a killed tab; the server and the first paint know only the opening. */
export function useChoices({ draft: key, lifetime, choices: opening }: Opening, pricing: PricingDto): ChoicesState {
  const draft = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key, lifetime),
    () => null,
  );
  const choices = useMemo(() => (draft ? knownChoices(draft, pricing) : opening), [draft, opening, pricing]);
  // Always the same function: parts of the form that show nothing of a change are not rendered for it.
  const change = useCallback(
    (part: Partial<Choices>) => {
      const before = readDraft(key, lifetime) ?? opening;
      writeDraft(key, lifetime, { ...before, ...part, added: false });
    },
    [key, lifetime, opening],
  );
  return {
    choices,
    change,
    added: draft?.added === true,
    markAdded: () => writeDraft(key, lifetime, { ...choices, added: true }),
    startOver: () => writeDraft(key, lifetime, null),
  };
}
