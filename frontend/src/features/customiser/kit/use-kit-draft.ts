import { useMemo, useSyncExternalStore } from 'react';
import type { PricingDto } from '../../../api/catalogue.api';
import type { DraftKey } from '../../../shared/lib/browser-storage';
import { readDraft, subscribeToDrafts, writeDraft } from '../../../shared/lib/draft-store';
import type { Choices } from '../choices';
import { type ChoicesDraft, subscribeAfterPaint } from '../use-choices';
import { designOf, type KitChoices, knownKit } from './kit-choices';

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
  read: () => KitChoices;
  change: (part: Partial<KitChoices>) => void;
  /** The design that all pieces share. */
  shared: ChoicesDraft;
  /** The design of one piece; changes apply to this piece only. */
  own: (productId: number) => ChoicesDraft;
  isAdded: () => boolean;
  markAdded: () => void;
  startOver: () => void;
}

/** The draft survives a reload, the Back button and a closed tab. */
export function useKitDraft(opening: KitOpening, pricing: PricingDto): KitDraft {
  return useMemo(() => kitDraft(opening, pricing), [opening, pricing]);
}

/** Kit of the last painted frame, for pictures and prices, which must not delay the pressed control. */
export function usePaintedKit({ read, opening }: KitDraft): KitChoices {
  return useSyncExternalStore(subscribeAfterPaint, read, () => opening);
}

/** Returns whether exactly this kit is in the cart. */
export function useIsKitAdded({ isAdded }: KitDraft): boolean {
  return useSyncExternalStore(subscribeAfterPaint, isAdded, () => false);
}

/** One value of the kit without delay, for the control that changes it. */
export function useKitValue<Key extends keyof KitChoices>({ read, opening }: KitDraft, key: Key): KitChoices[Key] {
  return useSyncExternalStore(
    subscribeToDrafts,
    () => read()[key],
    () => opening[key],
  );
}

function kitDraft({ draft: key, kit: opening }: KitOpening, pricing: PricingDto): KitDraft {
  const stored = () => readDraft(key, 'kept');
  let known: { draft: ReturnType<typeof readDraft>; kit: KitChoices } = { draft: null, kit: opening };
  const read = () => {
    const draft = stored();
    if (draft !== known.draft) known = { draft, kit: draft ? knownKit(draft, pricing) : opening };
    return known.kit;
  };
  const change = (part: Partial<KitChoices>) => writeDraft(key, 'kept', { ...read(), ...part, added: false });
  const ownDrafts = new Map<number, ChoicesDraft>();
  const drafts: KitDraft = {
    opening,
    read,
    change,
    shared: viewOf(
      read,
      opening,
      ({ shared }) => shared,
      (part) => change({ shared: { ...read().shared, ...part } }),
    ),
    own: (productId) => {
      const made =
        ownDrafts.get(productId) ??
        viewOf(
          read,
          opening,
          (kit) => designOf(kit, productId),
          (part) => change({ own: { ...read().own, [productId]: { ...read().own[productId], ...part } } }),
        );
      ownDrafts.set(productId, made);
      return made;
    },
    isAdded: () => stored()?.added === true,
    markAdded: () => writeDraft(key, 'kept', { ...read(), added: true }),
    startOver: () => writeDraft(key, 'kept', null),
  };
  return drafts;
}

/** View of a part of the kit with the interface of the customiser's form. */
function viewOf(
  read: () => KitChoices,
  opening: KitChoices,
  pick: (kit: KitChoices) => Choices,
  change: ChoicesDraft['change'],
): ChoicesDraft {
  let last: { kit: KitChoices; choices: Choices } = { kit: opening, choices: pick(opening) };
  return {
    opening: last.choices,
    read: () => {
      const kit = read();
      if (kit !== last.kit) last = { kit, choices: pick(kit) };
      return last.choices;
    },
    change,
    isAdded: () => false,
    markAdded: () => undefined,
    startOver: () => undefined,
  };
}
