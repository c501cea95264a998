import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { lineBreakdown, priceOf, type PriceLine } from '../../domain/line-price';
import { type PieceField, type PieceProblem, pieceProblems } from '../../domain/piece-problems';
import { tidyLetters } from '../../domain/tidy-text';
import {
  type AddToCartHandle,
  personalTexts,
  type SpellingConfirmation,
  useSpellingConfirmation,
} from '../../shared/lib/add-to-cart';
import { useToast } from '../../shared/state/use-toast';
import { shownDesign } from '../../domain/piece-design';
import { type Choices, personalisationOf } from './choices';
import { previewedDesign } from './embroidery/drawn-design';
import type { Design, FontStyle } from './embroidery/design';
import type { FontLetters } from './embroidery/load-letters';
import { type LettersByFont, useLetters } from './letters-store';
import { type ChoicesDraft, type Opening, useChoicesDraft, usePaintedChoices } from './use-choices';

interface CustomiserSetting {
  product: ProductDto;
  pricing: PricingDto;
  opening: Opening;
  saving: AddToCartHandle;
  /** Closes the customiser once the design is in the cart. */
  onDone: () => void;
}

export interface CustomiserState {
  draft: ChoicesDraft;
  /** Choices of the last painted frame, for everything except the picture and the pressed control. */
  painted: Choices;
  /** What is seen on the piece in that frame. */
  design: Design;
  letters: LettersByFont;
  lines: PriceLine[];
  /** Price of one piece, in pesos. */
  price: number;
  /** Set while the name is empty, so that nothing can be added. */
  missingName: Problem | undefined;
  /** Error of a text field. An empty field has an error only if `left`, or after an attempt to add. */
  errorOf: (field: PieceField, left?: boolean) => string | undefined;
  fields: Record<PieceField, RefObject<HTMLInputElement | null>>;
  /** Id of the element with the reason why nothing can be added. */
  reasonId: string;
  /** If a text that is seen on the piece is missing or invalid, shows the error, focuses the field and returns true. */
  refuseSharing: () => boolean;
  confirmation: SpellingConfirmation;
  /** Handler of the add button: shows the first problem, or asks to check the spelling. */
  save: () => void;
  /** Set once the form was used; then data for other choices are preloaded. */
  touched: boolean;
  touch: () => void;
}

/** Time to read the success message before the customiser closes. */
const CLOSES_AFTER_MS = 1000;
const FONTS: readonly FontStyle[] = ['elegant', 'modern', 'classic', 'playful'];

/** State and actions of the customiser; its components only render them. */
export function useCustomiser(setting: CustomiserSetting): CustomiserState {
  const showToast = useToast();
  const { product, pricing, opening, saving, onDone } = setting;
  const draft = useChoicesDraft(opening, pricing);
  const painted = usePaintedChoices(draft);
  const [touched, setTouched] = useState(false);
  const design = useMemo(() => designOn(painted, product), [painted, product]);
  const font = design.letter;
  const letters = useLetters(touched || painted.name ? fontsFrom(font) : []);
  const { piece, lines, problems } = useMemo(
    () => evaluate(painted, product, pricing, letters[font]),
    [painted, product, pricing, letters, font],
  );
  const fields = { name: useField(), keychainText: useField(), request: useField() };
  const reasonId = useId();
  const [attempted, setAttempted] = useState(false);
  const confirmation = useSpellingConfirmation(saving, personalTexts);
  const close = useClosing(onDone);

  const showProblem = (problem: Problem | undefined): boolean => {
    if (!problem) return false;
    setAttempted(true);
    showToast({ kind: 'error', title: problem.title, text: problem.text });
    if (problem.field !== 'price') fields[problem.field].current?.focus();
    return true;
  };
  /** Checks the draft itself, because a press can come before the last key is painted. */
  const evaluateDraft = () => {
    const choices = draft.read();
    return { choices, ...evaluate(choices, product, pricing, letters[designOn(choices, product).letter]) };
  };

  const save = () => {
    const { choices, piece, problems } = evaluateDraft();
    if (showProblem(problems[0])) return;
    const onAdded = () => {
      // A design that changed in the meantime is not the one in the cart.
      if (draft.read() === choices) (opening.forgetOnceSaved ? draft.startOver : draft.markAdded)();
      close();
    };
    confirmation.add({ added: piece, onAdded });
  };

  return {
    draft,
    painted,
    design,
    letters,
    lines,
    price: piece.price,
    missingName: painted.name.trim() ? undefined : problems.find(isOfName),
    errorOf: (field, left = false) =>
      attempted || left || textOf(painted, field)
        ? problems.find((problem) => problem.field === field)?.text
        : undefined,
    fields,
    reasonId,
    refuseSharing: () => showProblem(evaluateDraft().problems.find(isOfText)),
    confirmation,
    save,
    touched,
    touch: () => setTouched(true),
  };
}

/** What these choices look like on the product. */
export function designOn(choices: Choices, { photoDesign }: Pick<ProductDto, 'photoDesign'>): Design {
  return previewedDesign(shownDesign(choices, photoDesign, choices), choices);
}

/** In the order of the form. */
const FIELDS: readonly PieceField[] = ['name', 'request', 'keychainText'];

/** Reason why a design cannot be added: an invalid text or an invalid price. */
type Problem = Omit<PieceProblem, 'field'> & { field: PieceField | 'price' };

const INVALID_PRICE: Problem = {
  field: 'price',
  title: 'Precio inválido',
  text: 'El precio calculado no es válido, por favor revisa las opciones',
};

const isOfName = ({ field }: Problem) => field === 'name';
/** The request to the workshop is not seen. */
const isOfText = ({ field }: Problem) => field === 'name' || field === 'keychainText';

/** Derives the piece, its price lines and the problems from the choices. */
function evaluate(choices: Choices, product: ProductDto, pricing: PricingDto, letters: FontLetters | undefined) {
  const personalisation = personalisationOf(choices, pricing, product.photoDesign);
  const lines = lineBreakdown(product, personalisation, pricing);
  const price = priceOf(lines);
  const texts = {
    ...choices,
    request: choices.specialRequest,
    unstitchable: letters?.texts.unstitchable(tidyLetters(choices.name), letters) ?? [],
  };
  return {
    piece: { productId: product.id, name: product.name, price, quantity: 1, ...personalisation },
    lines,
    problems: [...pieceProblems(texts, FIELDS, pricing, true), ...(price > 0 ? [] : [INVALID_PRICE])],
  };
}

function textOf({ name, keychainText, specialRequest }: Choices, field: PieceField): string {
  return { name, keychainText, request: specialRequest }[field].trim();
}

function useField() {
  return useRef<HTMLInputElement>(null);
}

/** Puts the chosen font first, because the preview needs it before the tiles do. */
function fontsFrom(first: FontStyle): FontStyle[] {
  return [first, ...FONTS.filter((font) => font !== first)];
}

/** Closes after a delay, unless the shopper has left before. */
function useClosing(onDone: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(onDone, CLOSES_AFTER_MS);
  };
}
