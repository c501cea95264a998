import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { type PieceField, type PieceProblem, pieceProblems } from '../../domain/piece-problems';
import { type AddToCartHandle, type Ordering, useOrder } from '../../shared/lib/add-to-cart';
import { lineBreakdown, linePrice, type PriceLine } from '../../domain/line-price';
import { showToast } from '../../shared/ui/toast-store';
import { type Choices, personalisationOf } from './choices';
import type { FontStyle } from './embroidery/design';
import type { Letters } from './embroidery/letters';
import { unstitchable } from './embroidery/unstitchable';
import { type LettersByFont, useLetters } from './letters-store';
import { type ChoicesDraft, type Opening, useChoicesDraft, usePaintedChoices } from './use-choices';

interface CustomiserSetting {
  product: ProductDto;
  pricing: PricingDto;
  opening: Opening;
  saving: AddToCartHandle;
  /** Leaves the customiser once the design is in the cart. */
  onDone: () => void;
}

export interface CustomiserState {
  draft: ChoicesDraft;
  /** The choices of the last painted frame: what everything but the picture and the pressed control shows. */
  painted: Choices;
  letters: LettersByFont;
  lines: PriceLine[];
  /** Pesos of one piece. */
  price: number;
  /** Set while there is no name at all: nothing can be added. */
  missingName: Problem | undefined;
  /** What is wrong with a text; an empty one is told only when `left` or once adding was tried. */
  errorOf: (field: PieceField, left?: boolean) => string | undefined;
  fields: Record<PieceField, RefObject<HTMLInputElement | null>>;
  /** Id of the sentence that says why nothing can be added. */
  reasonId: string;
  /** Says that the name is missing or wrong and leads there; true when it is. */
  refuseName: () => boolean;
  ordering: Ordering;
  /** The add button: says what stands in the way, or asks for the spelling. */
  save: () => void;
  /** The form was used: what a next choice may need is worth fetching. */
  touched: boolean;
  touch: () => void;
}

/** How long the success can be read before the customiser closes (storefront.md, section 4). */
const CLOSES_AFTER_MS = 1000;
const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];

/** Everything that happens on the customiser's screen; its parts only show it. */
export function useCustomiser(setting: CustomiserSetting): CustomiserState {
  const { product, pricing, opening, saving, onDone } = setting;
  const draft = useChoicesDraft(opening, pricing);
  const painted = usePaintedChoices(draft);
  const [touched, setTouched] = useState(false);
  const letters = useLetters(touched || painted.name ? fontsFrom(painted.fontStyle) : []);
  const { piece, lines, problems } = useMemo(
    () => judge(painted, product, pricing, letters[painted.fontStyle]),
    [painted, product, pricing, letters],
  );
  const fields = { name: useField(), keychainText: useField(), request: useField() };
  const reasonId = useId();
  const [asked, setAsked] = useState(false);
  const ordering = useOrder(saving);
  const close = useClosing(onDone);

  const refuse = (problem: Problem | undefined): boolean => {
    if (!problem) return false;
    setAsked(true);
    showToast({ kind: 'error', title: problem.title, text: problem.text });
    if (problem.field !== 'price') fields[problem.field].current?.focus();
    return true;
  };
  /** A press may come before its last key is painted. */
  const judgeNow = () => {
    const choices = draft.read();
    return { choices, ...judge(choices, product, pricing, letters[choices.fontStyle]) };
  };

  const save = () => {
    const { choices, piece, problems } = judgeNow();
    if (refuse(problems[0])) return;
    const onAdded = () => {
      // What was changed meanwhile is another design, and not in the cart.
      if (draft.read() === choices) (opening.forgetOnceSaved ? draft.startOver : draft.markAdded)();
      close();
    };
    ordering.order({ piece, onAdded });
  };

  return {
    draft,
    painted,
    letters,
    lines,
    price: piece.price,
    missingName: painted.name.trim() ? undefined : problems.find(isOfName),
    errorOf: (field, left = false) =>
      asked || left || textOf(painted, field) ? problems.find((problem) => problem.field === field)?.text : undefined,
    fields,
    reasonId,
    refuseName: () => refuse(judgeNow().problems.find(isOfName)),
    ordering,
    save,
    touched,
    touch: () => setTouched(true),
  };
}

/** In the order of the form. */
const FIELDS: readonly PieceField[] = ['name', 'request', 'keychainText'];

/** What stands in the way of a design: a text, or prices that make no sense. */
type Problem = Omit<PieceProblem, 'field'> & { field: PieceField | 'price' };

const WRONG_PRICE: Problem = {
  field: 'price',
  title: 'Precio inválido',
  text: 'El precio calculado no es válido, por favor revisa las opciones',
};

const isOfName = ({ field }: Problem) => field === 'name';

/** What the choices make: a piece, why it costs what it costs, and what stands in its way. */
function judge(choices: Choices, product: ProductDto, pricing: PricingDto, letters: Letters | undefined) {
  const personalisation = personalisationOf(choices, pricing);
  const lines = lineBreakdown(product, personalisation, pricing);
  const price = linePrice(lines);
  const texts = {
    ...choices,
    request: choices.specialRequest,
    unstitchable: letters ? unstitchable(choices.name.trim(), letters) : [],
  };
  return {
    piece: { productId: product.id, name: product.name, price, quantity: 1, ...personalisation },
    lines,
    problems: [...pieceProblems(texts, FIELDS, pricing, true), ...(price > 0 ? [] : [WRONG_PRICE])],
  };
}

function textOf({ name, keychainText, specialRequest }: Choices, field: PieceField): string {
  return { name, keychainText, request: specialRequest }[field].trim();
}

function useField() {
  return useRef<HTMLInputElement>(null);
}

/** The chosen font first: the preview waits for it, the tiles can wait. */
function fontsFrom(first: FontStyle): FontStyle[] {
  return [first, ...FONTS.filter((font) => font !== first)];
}

/** Leaves after a moment, unless the shopper left first. */
function useClosing(onDone: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(onDone, CLOSES_AFTER_MS);
  };
}
