import { type RefObject, useMemo, useRef, useState } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { priceOf, type PriceLine } from '../../domain/line-price';
import { carriesName } from '../../domain/piece-design';
import { type PieceField, pieceProblems } from '../../domain/piece-problems';
import {
  type AddToCartHandle,
  personalTexts,
  type SpellingConfirmation,
  useSpellingConfirmation,
} from '../../shared/lib/add-to-cart';
import { useDraft } from '../../shared/lib/use-draft';
import { useAppStore } from '../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../shared/state/drafts-slice';
import { useToast } from '../../shared/state/use-toast';
import {
  breakdownOf,
  type FilledPiece,
  forgetPiece,
  formFromDraft,
  pieceDraftKey,
  type PieceForm,
  pieceOf,
} from './piece';
import { useEmbroideryChoice } from './use-embroidery-choice';

export interface PieceFormState {
  form: PieceForm;
  change: (part: Partial<PieceForm>) => void;
  embroidered: boolean;
  setEmbroidered: (embroidered: boolean) => void;
  /** The form in the format of the API. */
  piece: FilledPiece;
  lines: PriceLine[];
  /** Price of one piece, pesos. */
  price: number;
  /** Returns the visible error of a field. */
  errorOf: (field: PieceField) => string | undefined;
  nameRef: RefObject<HTMLInputElement | null>;
  keychainRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLInputElement | null>;
  /** Handler of the add button: shows the first problem, asks to confirm the spelling, or adds. */
  submit: () => void;
  confirmation: SpellingConfirmation;
}

/** The text fields that this piece has. */
function fieldsOf(piece: Pick<FilledPiece, 'hasBordado' | 'addOns'>): PieceField[] {
  if (piece.hasBordado) return ['name', 'keychainText', 'request'];
  return carriesName({ hasBordado: false, addOns: piece.addOns ?? [] }) ? ['name', 'keychainText'] : ['keychainText'];
}

/** State of the product page's form. It is reset after adding, so that the next piece does not reuse the name. */
export function usePieceForm(product: ProductDto, pricing: PricingDto, adding: AddToCartHandle): PieceFormState {
  const showToast = useToast();
  const [choice, setEmbroidered] = useEmbroideryChoice(product.id);
  const embroidered = product.variants.bordado && choice;
  const { form, change, prepareReset } = usePieceDraft(product.id, pricing);
  const [submitted, setSubmitted] = useState(false);
  const confirmation = useSpellingConfirmation(adding, personalTexts);
  const nameRef = useRef<HTMLInputElement>(null);
  const keychainRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLInputElement>(null);
  const piece = pieceOf(product, embroidered, form, pricing);
  const problems = pieceProblems({ ...form, addOns: piece.addOns ?? [] }, fieldsOf(piece), pricing);

  const submit = () => {
    setSubmitted(true);
    const [problem] = problems;
    if (problem) {
      showToast({ kind: 'error', title: problem.title, text: problem.text });
      const fields = { name: nameRef, keychainText: keychainRef, request: requestRef };
      fields[problem.field].current?.focus();
      return;
    }
    const reset = prepareReset();
    const onAdded = () => {
      reset();
      setSubmitted(false);
    };
    confirmation.add({ added: piece, onAdded });
  };
  const lines = breakdownOf(product, embroidered, form, pricing);
  return {
    form,
    change,
    embroidered,
    setEmbroidered,
    piece,
    lines,
    price: priceOf(lines),
    errorOf: (field) => problems.find((problem) => problem.field === field && (submitted || !problem.missing))?.text,
    nameRef,
    keychainRef,
    requestRef,
    submit,
    confirmation,
  };
}

interface PieceDraft {
  form: PieceForm;
  change: (part: Partial<PieceForm>) => void;
  /** Keeps the current form and returns a function that resets it unless it was changed since. */
  prepareReset: () => () => void;
}

/** Stored form values of a product page. */
function usePieceDraft(productId: number, pricing: PricingDto): PieceDraft {
  const { dispatch, getState } = useAppStore();
  const key = pieceDraftKey(productId);
  const draft = useDraft(key);
  const form = useMemo(() => formFromDraft(draft, pricing), [draft, pricing]);
  const read = () => selectDraft(getState(), key);
  return {
    form,
    change: (part) => dispatch(writeDraft(key, 'passing', { ...formFromDraft(read(), pricing), ...part })),
    prepareReset: () => {
      const sent = read();
      return () => {
        if (read() === sent) dispatch(forgetPiece(productId));
      };
    },
  };
}
