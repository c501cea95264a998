import { useMemo } from 'react';
import type { PricingDto } from '../../../api/catalogue.api';
import type { DraftKey } from '../../../shared/lib/browser-storage';
import { type AppState, type AppStore, useAppSelector, useAppStore } from '../../../shared/state/app-store';
import { type Draft, selectDraft, writeDraft } from '../../../shared/state/drafts-slice';
import type { Choices } from '../choices';
import { type ChoicesDraft, selectorOf, usePainted } from '../use-choices';
import { type KitChoices, knownKit } from './kit-choices';

/** Initial choices of a kit and the key of its draft. */
export interface KitOpening {
  draft: DraftKey;
  kit: KitChoices;
  /** Deletes the draft once it is saved; true for a kit of the cart. */
  forgetOnceSaved: boolean;
}

/** Draft of the kit's form; the shared design and the designs of single pieces are views of it. */
export interface KitDraft {
  opening: KitChoices;
  /** Returns the same object until something changes. */
  select: (state: AppState) => KitChoices;
  /** The kit at this moment, for event handlers. */
  read: () => KitChoices;
  change: (part: Partial<KitChoices>) => void;
  /** The design that all pieces share. */
  shared: ChoicesDraft;
  /** The design of one piece; changes apply to this piece only. */
  own: (productId: number) => ChoicesDraft;
  isAdded: (state: AppState) => boolean;
  markAdded: () => void;
  startOver: () => void;
}

/** The draft survives a reload, the Back button and a closed tab. */
export function useKitDraft(opening: KitOpening, pricing: PricingDto): KitDraft {
  const store = useAppStore();
  return useMemo(() => kitDraft(store, opening, pricing), [store, opening, pricing]);
}

/** Kit of the last painted frame, for pictures and prices, which must not delay the pressed control. */
export function usePaintedKit({ select, opening }: KitDraft): KitChoices {
  return usePainted(select, opening);
}

/** Returns whether exactly this kit is in the cart. */
export function useIsKitAdded({ isAdded }: KitDraft): boolean {
  return usePainted(isAdded, false);
}

/** One value of the kit without delay, for the control that changes it. */
export function useKitValue<Key extends keyof KitChoices>({ select }: KitDraft, key: Key): KitChoices[Key] {
  return useAppSelector((state) => select(state)[key]);
}

function kitDraft({ dispatch, getState }: AppStore, { draft: key, kit }: KitOpening, pricing: PricingDto): KitDraft {
  const write = (draft: Draft | null) => void dispatch(writeDraft(key, 'kept', draft));
  const stored = (state: AppState) => selectDraft(state, key);
  const select = selectorOf(stored, (draft) => knownKit(draft, pricing), kit);
  const read = () => select(getState());
  const change = (part: Partial<KitChoices>) => write({ ...read(), ...part, added: false });
  /** View of a part of the kit with the interface of the customiser's form. */
  const viewOf = (pick: (kit: KitChoices) => Choices, changePart: ChoicesDraft['change']): ChoicesDraft => {
    const picked = new WeakMap<KitChoices, Choices>();
    const pickOnce = (from: KitChoices) => {
      if (!picked.has(from)) picked.set(from, pick(from));
      return picked.get(from)!;
    };
    return {
      opening: pickOnce(kit),
      select: (state) => pickOnce(select(state)),
      read: () => pickOnce(read()),
      change: changePart,
      isAdded: () => false,
      markAdded: () => undefined,
      startOver: () => undefined,
    };
  };
  const ownDrafts = new Map<number, ChoicesDraft>();
  return {
    opening: kit,
    select,
    read,
    change,
    shared: viewOf(
      ({ shared }) => shared,
      (part) => change({ shared: { ...read().shared, ...part } }),
    ),
    own: (productId) => {
      const made =
        ownDrafts.get(productId) ??
        viewOf(
          (current) => ({ ...current.shared, ...current.own[productId] }),
          (part) => change({ own: { ...read().own, [productId]: { ...read().own[productId], ...part } } }),
        );
      ownDrafts.set(productId, made);
      return made;
    },
    isAdded: (state) => stored(state)?.added === true,
    markAdded: () => write({ ...read(), added: true }),
    startOver: () => write(null),
  };
}
