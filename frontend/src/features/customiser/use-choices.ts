import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PricingDto } from '../../api/catalogue.api';
import { afterPaint } from '../../shared/lib/after-paint';
import type { DraftKey } from '../../shared/lib/browser-storage';
import { type AppState, type AppStore, useAppSelector, useAppStore } from '../../shared/state/app-store';
import { type Draft, type Lifetime, selectDraft, writeDraft } from '../../shared/state/drafts-slice';
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

/** The form's values in the store. Each component subscribes to its own part, so that a click renders only those affected. */
export interface ChoicesDraft {
  /** Choices on the server and in the first paint, which cannot read the browser's storage. */
  opening: Choices;
  /** Returns the same object until something changes. */
  select: (state: AppState) => Choices;
  /** The choices at this moment, for event handlers. */
  read: () => Choices;
  change: (part: Partial<Choices>) => void;
  isAdded: (state: AppState) => boolean;
  markAdded: () => void;
  /** Resets the choices to the initial ones. */
  startOver: () => void;
}

/** The draft survives a reload, the Back button and a closed tab. */
export function useChoicesDraft(opening: Opening, pricing: PricingDto): ChoicesDraft {
  const store = useAppStore();
  return useMemo(() => choicesDraft(store, opening, pricing), [store, opening, pricing]);
}

function choicesDraft({ dispatch, getState }: AppStore, opening: Opening, pricing: PricingDto): ChoicesDraft {
  const { draft: key, lifetime, choices } = opening;
  const write = (draft: Draft | null) => void dispatch(writeDraft(key, lifetime, draft));
  const stored = (state: AppState) => selectDraft(state, key);
  const select = selectorOf(stored, (draft) => knownChoices(draft, pricing, choices), choices);
  const read = () => select(getState());
  return {
    opening: choices,
    select,
    read,
    change: (part) => write({ ...(stored(getState()) ?? choices), ...part, added: false }),
    isAdded: (state) => stored(state)?.added === true,
    markAdded: () => write({ ...read(), added: true }),
    startOver: () => write(null),
  };
}

/** Returns the form of a draft, the same object until the draft changes, and `opening` without a draft. */
export function selectorOf<Form>(
  stored: (state: AppState) => Draft | null,
  toForm: (draft: Draft) => Form,
  opening: Form,
): (state: AppState) => Form {
  const forms = new WeakMap<Draft, Form>();
  return (state) => {
    const draft = stored(state);
    if (!draft) return opening;
    if (!forms.has(draft)) forms.set(draft, toForm(draft));
    return forms.get(draft)!;
  };
}

/** All choices without delay, for the picture, which must change in the frame of the click. */
export function useChoices({ select }: ChoicesDraft): Choices {
  return useAppSelector(select);
}

/** One choice without delay. */
export function useChoice<Key extends keyof Choices>({ select }: ChoicesDraft, key: Key): Choices[Key] {
  return useAppSelector((state) => select(state)[key]);
}

/** Choices of the last painted frame, for prices and advice, which must not delay the picture. */
export function usePaintedChoices({ select, opening }: ChoicesDraft): Choices {
  return usePainted(select, opening);
}

/** Returns whether exactly these choices are in the cart. */
export function useIsAdded({ isAdded }: ChoicesDraft): boolean {
  return usePainted(isAdded, false);
}

/** Like `useAppSelector`, but renders a change after the frame that shows it elsewhere is painted. `served`: the server's value. */
export function usePainted<Selected>(select: (state: AppState) => Selected, served: Selected): Selected {
  const { subscribe, getState } = useAppStore();
  const subscribeAfterPaint = useCallback((listener: () => void) => subscribe(() => afterPaint(listener)), [subscribe]);
  return useSyncExternalStore(
    subscribeAfterPaint,
    () => select(getState()),
    () => served,
  );
}
