import { type RefObject, useMemo, useRef, useState } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { type PieceField, pieceProblems } from '../../domain/piece-problems';
import { type AddToCartHandle, type Ordering, useOrder } from '../../shared/lib/add-to-cart';
import { linePrice, type PriceLine } from '../../domain/line-price';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';
import { showToast } from '../../shared/ui/toast-store';
import { breakdownOf, type FilledPiece, forgetPiece, knownForm, pieceDraftKey, type PieceForm, pieceOf } from './piece';
import { useEmbroideryChoice } from './use-embroidery-choice';

export interface PieceFormState {
  form: PieceForm;
  change: (part: Partial<PieceForm>) => void;
  embroidered: boolean;
  setEmbroidered: (embroidered: boolean) => void;
  /** The form as it would be ordered. */
  piece: FilledPiece;
  lines: PriceLine[];
  /** Pesos of one piece. */
  price: number;
  /** What is wrong with a text, as far as it is worth telling yet. */
  errorOf: (field: PieceField) => string | undefined;
  nameRef: RefObject<HTMLInputElement | null>;
  keychainRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLInputElement | null>;
  /** The add button: says what is missing, asks for the spelling, or adds. */
  order: () => void;
  ordering: Ordering;
}

/** The form of a product's page. It starts over once its piece is in the cart, so that the next one inherits no name. */
export function usePieceForm(product: ProductDto, pricing: PricingDto, adding: AddToCartHandle): PieceFormState {
  const [choice, setEmbroidered] = useEmbroideryChoice(product.id);
  const embroidered = product.variants.bordado && choice;
  const { form, change, startOverLater } = usePieceDraft(product.id, pricing);
  const [ordered, setOrdered] = useState(false);
  const ordering = useOrder(adding);
  const nameRef = useRef<HTMLInputElement>(null);
  const keychainRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLInputElement>(null);
  const problems = pieceProblems(form, embroidered ? ['name', 'keychainText', 'request'] : ['keychainText'], pricing);
  const piece = pieceOf(product, embroidered, form, pricing);

  const order = () => {
    setOrdered(true);
    const [problem] = problems;
    if (problem) {
      showToast({ kind: 'error', title: problem.title, text: problem.text });
      const fields = { name: nameRef, keychainText: keychainRef, request: requestRef };
      fields[problem.field].current?.focus();
      return;
    }
    const startOver = startOverLater();
    const onAdded = () => {
      startOver();
      setOrdered(false);
    };
    ordering.order({ piece, onAdded });
  };
  const lines = breakdownOf(product, embroidered, form, pricing);
  return {
    form,
    change,
    embroidered,
    setEmbroidered,
    piece,
    lines,
    price: linePrice(lines),
    errorOf: (field) => problems.find((problem) => problem.field === field && (ordered || !problem.missing))?.text,
    nameRef,
    keychainRef,
    requestRef,
    order,
    ordering,
  };
}

interface PieceDraft {
  form: PieceForm;
  change: (part: Partial<PieceForm>) => void;
  /** Keeps the form as it is now; the answer starts it over, unless it was changed since. */
  startOverLater: () => () => void;
}

/** What was filled in on a product's page. */
function usePieceDraft(productId: number, pricing: PricingDto): PieceDraft {
  const key = pieceDraftKey(productId);
  const draft = useDraft(key, 'passing');
  const form = useMemo(() => knownForm(draft, pricing), [draft, pricing]);
  const read = () => readDraft(key, 'passing');
  return {
    form,
    change: (part) => writeDraft(key, 'passing', { ...knownForm(read(), pricing), ...part }),
    startOverLater: () => {
      const sent = read();
      return () => {
        if (read() === sent) forgetPiece(productId);
      };
    },
  };
}
