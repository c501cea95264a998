import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PricingDto } from '../../../api/catalogue.api';
import type { AddHandle, KitOrder } from '../../../shared/lib/add-to-cart';
import { type Ordering, useSpelledOrder } from '../../../shared/lib/add-to-cart';
import { showToast } from '../../../shared/ui/toast-store';
import type { FontStyle } from '../embroidery/design';
import { type LettersByFont, useLetters } from '../letters-store';
import {
  designOf,
  type KitChoices,
  kitOrder,
  type KitProblem,
  kitProblems,
  kitSums,
  spelledInKit,
} from './kit-choices';
import { type KitDraft, type KitOpening, useKitDraft, usePaintedKit } from './use-kit-draft';

export interface KitFormState {
  draft: KitDraft;
  /** The choices of the last painted frame: what everything but the pressed control shows. */
  painted: KitChoices;
  letters: LettersByFont;
  sums: ReturnType<typeof kitSums>;
  /** Set while the name that all pieces share is missing: nothing can be added. */
  missingName: KitProblem | undefined;
  /** What is wrong with a text; an empty one is told only when `left` or once adding was tried. `piece` is a product's id. */
  errorOf: (field: KitProblem['field'], piece?: number, left?: boolean) => string | undefined;
  nameRef: RefObject<HTMLInputElement | null>;
  keychainRef: RefObject<HTMLInputElement | null>;
  /** Of the piece that is changed alone. */
  ownNameRef: RefObject<HTMLInputElement | null>;
  /** The product of the piece whose own choices are shown; null for none. */
  opened: number | null;
  open: (productId: number | null) => void;
  /** Id of the sentence that says why nothing can be added. */
  reasonId: string;
  ordering: Ordering<KitOrder>;
  /** The add button: says what stands in the way, or asks for the spelling. */
  save: () => void;
  /** The form was used: letters of a next choice are worth fetching. */
  touch: () => void;
}

const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];
/** How long the success can be read before the page of an edited kit closes (storefront.md, section 4). */
const CLOSES_AFTER_MS = 1000;

/** Everything that happens on the kit's page; its parts only show it. */
export function useKitForm(
  opening: KitOpening,
  pricing: PricingDto,
  adding: AddHandle<KitOrder>,
  onDone?: () => void,
): KitFormState {
  const draft = useKitDraft(opening, pricing);
  const painted = usePaintedKit(draft);
  const [touched, setTouched] = useState(false);
  const letters = useLetters(touched || painted.shared.name ? fontsOf(painted, pricing) : []);
  const sums = useMemo(() => kitSums(painted, pricing), [painted, pricing]);
  const problems = useMemo(() => kitProblems(painted, pricing, letters), [painted, pricing, letters]);
  const fields = useFields();
  const [opened, open] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const ordering = useSpelledOrder(adding, (order: KitOrder) => spelledInKit(order, pricing));
  const close = useClosing(onDone);

  const refuse = ({ field, piece, title, text }: KitProblem) => {
    // The field of a piece is there only while its choices are shown.
    flushSync(() => {
      setAsked(true);
      if (piece) open(piece.productId);
    });
    showToast({ kind: 'error', title, text: piece ? `${piece.name}: ${text}` : text });
    const shared = field === 'keychainText' ? fields.keychainRef : fields.nameRef;
    (piece ? fields.ownNameRef : shared).current?.focus();
  };

  const save = () => {
    // A press may come before its last key is painted.
    const kit = draft.read();
    const [problem] = kitProblems(kit, pricing, letters);
    if (problem) return refuse(problem);
    const onAdded = () => {
      setAsked(false);
      // What was changed meanwhile is another kit, and not in the cart.
      if (draft.read() === kit) (opening.forgetOnceSaved ? draft.startOver : draft.markAdded)();
      close();
    };
    ordering.order({ piece: kitOrder(kit, pricing), onAdded });
  };

  return {
    draft,
    painted,
    letters,
    sums,
    missingName: problems.find(({ field, piece, missing }) => field === 'name' && !piece && missing),
    errorOf: (field, piece, left = false) =>
      problems.find(
        (problem) =>
          problem.field === field && problem.piece?.productId === piece && (asked || left || !problem.missing),
      )?.text,
    ...fields,
    opened,
    open,
    reasonId: useId(),
    ordering,
    save,
    touch: () => setTouched(true),
  };
}

function useFields() {
  return {
    nameRef: useRef<HTMLInputElement>(null),
    keychainRef: useRef<HTMLInputElement>(null),
    ownNameRef: useRef<HTMLInputElement>(null),
  };
}

/** Leaves after a moment, unless the shopper left first. */
function useClosing(onDone: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (onDone) timer.current = setTimeout(onDone, CLOSES_AFTER_MS);
  };
}

/** The fonts of the pieces first: the pictures wait for them, the tiles can wait. */
function fontsOf(kit: KitChoices, { kit: { pieces } }: PricingDto): FontStyle[] {
  const used = pieces
    .filter(({ embroiderable }) => embroiderable)
    .map(({ productId }) => designOf(kit, productId).fontStyle);
  return [...new Set([...used, ...FONTS])];
}
