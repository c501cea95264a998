import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import type { Adding, Piece } from '../../shared/lib/adding';
import { lineBreakdown, linePrice, type PriceLine } from '../../shared/lib/line-price';
import { showToast } from '../../shared/ui/toast-store';
import { type Choices, personalisationOf } from './choices';
import type { FontStyle } from './embroidery/design';
import type { Letters } from './embroidery/letters';
import { unstitchable } from './embroidery/unstitchable';
import { type LettersByFont, useLetters } from './letters-store';
import { type Problem, problemsOf, type TextField } from './problems';
import { type ChoicesState, type Opening, useChoices } from './use-choices';

interface CustomiserSetting {
  product: ProductDto;
  pricing: PricingDto;
  opening: Opening;
  saving: Adding;
  /** Leaves the customiser once the design is in the cart. */
  onDone: () => void;
}

export interface CustomiserState extends ChoicesState {
  letters: LettersByFont;
  lines: PriceLine[];
  /** Pesos of one piece. */
  price: number;
  /** Set while there is no name at all: nothing can be added. */
  missingName: Problem | undefined;
  /** What is wrong with a text; an empty one is told only when `left` or once adding was tried. */
  errorOf: (field: TextField, left?: boolean) => string | undefined;
  fields: Record<TextField, RefObject<HTMLInputElement | null>>;
  /** Id of the sentence that says why nothing can be added. */
  reasonId: string;
  /** Says what stands in the way and leads there; true when something does. */
  refuse: () => boolean;
  /** The same for what only needs the name, such as sharing. */
  refuseName: () => boolean;
  save: () => Promise<void>;
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
  const state = useChoices(opening, pricing);
  const { choices } = state;
  const [touched, setTouched] = useState(false);
  const letters = useLetters(touched || choices.name ? fontsFrom(choices.fontStyle) : []);
  const personalisation = useMemo(() => personalisationOf(choices), [choices]);
  const lines = useMemo(() => lineBreakdown(product, personalisation, pricing), [product, personalisation, pricing]);
  const price = linePrice(lines);

  const fields = { name: useField(), keychain: useField(), request: useField() };
  const problems = useProblems(choices, pricing, price, letters[choices.fontStyle]);
  const nameProblem = problems.find(({ field }) => field === 'name');
  const reasonId = useId();
  const [asked, setAsked] = useState(false);
  const close = useClosing(() => {
    if (opening.forgetOnceSaved) state.startOver();
    onDone();
  });

  const refuse = (problem: Problem | undefined): boolean => {
    if (!problem) return false;
    setAsked(true);
    showToast({ kind: 'error', title: problem.title, text: problem.text });
    if (problem.field !== 'price') fields[problem.field].current?.focus();
    return true;
  };

  const save = async () => {
    const piece: Piece = { productId: product.id, name: product.name, price, quantity: 1, ...personalisation };
    if (!(await saving.add(piece))) return;
    state.markAdded();
    close();
  };

  return {
    ...state,
    letters,
    lines,
    price,
    missingName: choices.name.trim() ? undefined : nameProblem,
    errorOf: (field, left = false) =>
      asked || left || textOf(choices, field) ? problems.find((problem) => problem.field === field)?.text : undefined,
    fields,
    reasonId,
    refuse: () => refuse(problems[0]),
    refuseName: () => refuse(nameProblem),
    save,
    touched,
    touch: () => setTouched(true),
  };
}

/** Texts are looked at letter by letter only when one of them changed. */
function useProblems(choices: Choices, pricing: PricingDto, price: number, letters: Letters | undefined): Problem[] {
  const { name, specialRequest, addOns, keychainText } = choices;
  return useMemo(() => {
    const strangers = letters ? unstitchable(name.trim(), letters) : [];
    return problemsOf({ name, specialRequest, addOns, keychainText }, pricing, price, strangers);
  }, [name, specialRequest, addOns, keychainText, pricing, price, letters]);
}

function textOf({ name, keychainText, specialRequest }: Choices, field: TextField): string {
  return { name, keychain: keychainText, request: specialRequest }[field].trim();
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
