import { useMemo, useSyncExternalStore } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { afterPaint } from '../../shared/lib/after-paint';
import type { DraftKey } from '../../shared/lib/browser-storage';
import { type Lifetime, readDraft, subscribeToDrafts, writeDraft } from '../../shared/lib/draft-store';
import { type Choices, knownChoices } from './choices';

/** Where a customiser begins and where its unfinished work is kept. */
export interface Opening {
  /** Tells drafts apart: one a product, a shared design or a cart line. */
  draft: DraftKey;
  lifetime: Lifetime;
  choices: Choices;
  /** A cart line's draft ends with the line; a product's stays, so that Back from the cart finds it. */
  forgetOnceSaved: boolean;
}

/** The form's values, which every part of the customiser looks at for itself: a click renders only what shows it. */
export interface ChoicesDraft {
  /** What the server and the first paint show: they know nothing of this browser. */
  opening: Choices;
  /** The same object until something changes. */
  read: () => Choices;
  change: (part: Partial<Choices>) => void;
  isAdded: () => boolean;
  markAdded: () => void;
  /** Back to where the customiser began. */
  startOver: () => void;
}

/** Drafts survive reload, Back and a killed tab. */
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

/** All choices, at once: for the picture that has to change within the click's own frame. */
export function useChoices({ read, opening }: ChoicesDraft): Choices {
  return useSyncExternalStore(subscribeToDrafts, read, () => opening);
}

/** One choice, at once. */
export function useChoice<Key extends keyof Choices>({ read, opening }: ChoicesDraft, key: Key): Choices[Key] {
  return useSyncExternalStore(
    subscribeToDrafts,
    () => read()[key],
    () => opening[key],
  );
}

/** The choices as the screen shows them already: prices and advice follow a picture, they do not delay it. */
export function usePaintedChoices({ read, opening }: ChoicesDraft): Choices {
  return useSyncExternalStore(subscribeAfterPaint, read, () => opening);
}

/** Whether these very choices were put into the cart. */
export function useIsAdded({ isAdded }: ChoicesDraft): boolean {
  return useSyncExternalStore(subscribeAfterPaint, isAdded, () => false);
}

/** Tells of a change once the frame that shows it is painted. */
export function subscribeAfterPaint(listener: () => void): () => void {
  return subscribeToDrafts(() => afterPaint(listener));
}
