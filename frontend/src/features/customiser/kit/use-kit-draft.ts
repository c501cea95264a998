import { useMemo, useSyncExternalStore } from 'react';
import type { PricingDto } from '../../../api/catalogue.api';
import type { DraftKey } from '../../../shared/lib/browser-storage';
import { readDraft, subscribeToDrafts, writeDraft } from '../../../shared/lib/draft-store';
import type { Choices } from '../choices';
import { type ChoicesDraft, subscribeAfterPaint } from '../use-choices';
import { designOf, type KitChoices, knownKit } from './kit-choices';

/** Where a kit begins and where its unfinished work is kept. */
export interface KitOpening {
  draft: DraftKey;
  kit: KitChoices;
  /** A kit of the cart: its draft ends once it is saved. */
  forgetOnceSaved: boolean;
}

/** The kit's form, as one draft; the shared design and each piece's own are views of it. */
export interface KitDraft {
  opening: KitChoices;
  /** The same object until something changes. */
  read: () => KitChoices;
  change: (part: Partial<KitChoices>) => void;
  /** The design that all pieces share. */
  shared: ChoicesDraft;
  /** The design of one piece: what is changed becomes its own. */
  own: (productId: number) => ChoicesDraft;
  isAdded: () => boolean;
  markAdded: () => void;
  startOver: () => void;
}

/** Drafts survive reload, Back and a killed tab. */
export function useKitDraft(opening: KitOpening, pricing: PricingDto): KitDraft {
  return useMemo(() => kitDraft(opening, pricing), [opening, pricing]);
}

/** The kit as the screen shows it already: pictures and prices follow the control that was pressed. */
export function usePaintedKit({ read, opening }: KitDraft): KitChoices {
  return useSyncExternalStore(subscribeAfterPaint, read, () => opening);
}

/** Whether this very kit was put into the cart. */
export function useIsKitAdded({ isAdded }: KitDraft): boolean {
  return useSyncExternalStore(subscribeAfterPaint, isAdded, () => false);
}

/** One value of the kit, at once: for the control that changes it. */
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

/** Part of the kit as the customiser's form edits it. */
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
