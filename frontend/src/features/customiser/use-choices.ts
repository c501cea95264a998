import { useMemo, useSyncExternalStore } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { afterPaint } from '../../shared/lib/after-paint';
import type { DraftKey } from '../../shared/lib/browser-storage';
import { type Lifetime, readDraft, subscribeToDrafts, writeDraft } from '../../shared/lib/draft-store';
import { type Choices, knownChoices } from './choices';

/** Initial choices of a customiser and the key of its draft. */
export interface Opening {
  /** Key of the draft: one per product, shared design or cart line. */
  draft: DraftKey;
  lifetime: Lifetime;
  choices: Choices;
  /** Deletes the draft once it is saved. True for a cart line; a product's draft stays for shoppers who go back from the cart. */
  forgetOnceSaved: boolean;
}

/** Store of the form's values. Each component subscribes to its own part, so that a click renders only those affected. */
export interface ChoicesDraft {
  /** Choices on the server and in the first paint, which cannot read the browser's storage. */
  opening: Choices;
  /** Returns the same object until something changes. */
  read: () => Choices;
  change: (part: Partial<Choices>) => void;
  isAdded: () => boolean;
  markAdded: () => void;
  /** Resets the choices to the initial ones. */
  startOver: () => void;
}

/** The draft survives a reload, the Back button and a closed tab. */
export function useChoicesDraft(opening: Opening, pricing: PricingDto): ChoicesDraft {
  return useMemo(() => choicesDraft(opening, pricing), [opening, pricing]);
}

function choicesDraft({ draft: key, lifetime, choices: opening }: Opening, pricing: PricingDto): ChoicesDraft {
  const stored = () => readDraft(key, lifetime);
  let known: { draft: ReturnType<typeof readDraft>; choices: Choices } = { draft: null, choices: opening };
  const read = () => {
    const draft = stored();
    if (draft !== known.draft) known = { draft, choices: draft ? knownChoices(draft, pricing) : opening };
    return known.choices;
  };
  return {
    opening,
    read,
    change: (part) => writeDraft(key, lifetime, { ...(stored() ?? opening), ...part, added: false }),
    isAdded: () => stored()?.added === true,
    markAdded: () => writeDraft(key, lifetime, { ...read(), added: true }),
    startOver: () => writeDraft(key, lifetime, null),
  };
}

/** All choices without delay, for the picture, which must change in the frame of the click. */
export function useChoices({ read, opening }: ChoicesDraft): Choices {
  return useSyncExternalStore(subscribeToDrafts, read, () => opening);
}

/** One choice without delay. */
export function useChoice<Key extends keyof Choices>({ read, opening }: ChoicesDraft, key: Key): Choices[Key] {
  return useSyncExternalStore(
    subscribeToDrafts,
    () => read()[key],
    () => opening[key],
  );
}

/** Choices of the last painted frame, for prices and advice, which must not delay the picture. */
export function usePaintedChoices({ read, opening }: ChoicesDraft): Choices {
  return useSyncExternalStore(subscribeAfterPaint, read, () => opening);
}

/** Returns whether exactly these choices are in the cart. */
export function useIsAdded({ isAdded }: ChoicesDraft): boolean {
  return useSyncExternalStore(subscribeAfterPaint, isAdded, () => false);
}

/** Notifies of a change after the frame that shows it is painted. */
export function subscribeAfterPaint(listener: () => void): () => void {
  return subscribeToDrafts(() => afterPaint(listener));
}
