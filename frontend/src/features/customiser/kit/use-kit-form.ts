import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PricingDto } from '../../../api/catalogue.api';
import type { AddHandle, ConfiguredKit } from '../../../shared/lib/add-to-cart';
import { type SpellingConfirmation, useSpellingConfirmation } from '../../../shared/lib/add-to-cart';
import { useToast } from '../../../shared/state/use-toast';
import type { FontStyle } from '../embroidery/design';
import { type LettersByFont, useLetters } from '../letters-store';
import {
  drawnIn,
  type KitChoices,
  configuredKit,
  type KitProblem,
  kitProblems,
  kitSums,
  spelledInKit,
} from './kit-choices';
import { type KitDraft, type KitOpening, useKitDraft, usePaintedKit } from './use-kit-draft';

export interface KitFormState {
  draft: KitDraft;
  /** Choices of the last painted frame, for everything except the pressed control. */
  painted: KitChoices;
  letters: LettersByFont;
  sums: ReturnType<typeof kitSums>;
  /** Set while the shared name is missing, so that nothing can be added. */
  missingName: KitProblem | undefined;
  /** Error of a text field. An empty field has an error only if `left`, or after an attempt to add. `piece` is a product id. */
  errorOf: (field: KitProblem['field'], piece?: number, left?: boolean) => string | undefined;
  nameRef: RefObject<HTMLInputElement | null>;
  keychainRef: RefObject<HTMLInputElement | null>;
  /** Field of the piece that is being edited. */
  ownNameRef: RefObject<HTMLInputElement | null>;
  /** Product id of the piece whose choices are open; null for none. */
  opened: number | null;
  open: (productId: number | null) => void;
  /** Id of the element with the reason why nothing can be added. */
  reasonId: string;
  confirmation: SpellingConfirmation<ConfiguredKit>;
  /** Handler of the add button: shows the first problem, or asks to check the spelling. */
  save: () => void;
  /** Records that the form was used; then the letters of other fonts are preloaded. */
  touch: () => void;
}

const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];
/** Time to read the success message before the page of an edited kit closes. */
const CLOSES_AFTER_MS = 1000;

/** State and actions of the kit's page; its components only render them. */
export function useKitForm(
  opening: KitOpening,
  pricing: PricingDto,
  adding: AddHandle<ConfiguredKit>,
  onDone?: () => void,
): KitFormState {
  const showToast = useToast();
  const draft = useKitDraft(opening, pricing);
  const painted = usePaintedKit(draft);
  const [touched, setTouched] = useState(false);
  const letters = useLetters(touched || painted.shared.name ? fontsOf(painted, pricing) : []);
  const sums = useMemo(() => kitSums(painted, pricing), [painted, pricing]);
  const problems = useMemo(() => kitProblems(painted, pricing, letters), [painted, pricing, letters]);
  const fields = useFields();
  const [opened, open] = useState<number | null>(null);
  const [attempted, setAttempted] = useState(false);
  const confirmation = useSpellingConfirmation(adding, (added: ConfiguredKit) => spelledInKit(added, pricing));
  const close = useClosing(onDone);

  const showProblem = ({ field, piece, title, text }: KitProblem) => {
    // The field of a piece exists only while its choices are open.
    flushSync(() => {
      setAttempted(true);
      if (piece) open(piece.productId);
    });
    showToast({ kind: 'error', title, text: piece ? `${piece.name}: ${text}` : text });
    const shared = field === 'keychainText' ? fields.keychainRef : fields.nameRef;
    (piece ? fields.ownNameRef : shared).current?.focus();
  };

  const save = () => {
    // Reads the draft itself, because a press can come before the last key is painted.
    const kit = draft.read();
    const [problem] = kitProblems(kit, pricing, letters);
    if (problem) return showProblem(problem);
    const onAdded = () => {
      setAttempted(false);
      // A kit that changed in the meantime is not the one in the cart.
      if (draft.read() === kit) (opening.forgetOnceSaved ? draft.startOver : draft.markAdded)();
      close();
    };
    confirmation.add({ added: configuredKit(kit, pricing), onAdded });
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
          problem.field === field && problem.piece?.productId === piece && (attempted || left || !problem.missing),
      )?.text,
    ...fields,
    opened,
    open,
    reasonId: useId(),
    confirmation,
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

/** Leaves after a delay, unless the shopper has left before. */
function useClosing(onDone: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (onDone) timer.current = setTimeout(onDone, CLOSES_AFTER_MS);
  };
}

/** Puts the fonts of the pieces first, because the pictures need them before the tiles do. */
function fontsOf(kit: KitChoices, { kit: { pieces } }: PricingDto): FontStyle[] {
  const used = pieces.filter(({ embroiderable }) => embroiderable).map((piece) => drawnIn(kit, piece).letter);
  return [...new Set([...used, ...FONTS])];
}
