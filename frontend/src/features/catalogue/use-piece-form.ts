import { useRef, useState, type RefObject } from 'react';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import type { Adding, Piece } from '../../shared/lib/adding';
import { linePrice, type PriceLine } from '../../shared/lib/line-price';
import { showToast } from '../../shared/ui/toast-store';
import { breakdownOf, type FilledPiece, type PieceForm, pieceOf } from './piece';
import { problemsOf, type TextField } from './piece-problems';
import { useEmbroideryChoice } from './use-embroidery-choice';
import { usePieceDraft } from './use-piece-draft';

/** A text that is made as typed, to be read once more before that. */
interface SpelledText {
  label: string;
  text: string;
}

/** What was ordered, as it stood when the add button was pressed: nothing that happens later changes it. */
interface Order {
  piece: Piece;
  /** Once it is in the cart. */
  startOver: () => void;
}

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
  errorOf: (field: TextField) => string | undefined;
  nameRef: RefObject<HTMLInputElement | null>;
  keychainRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLInputElement | null>;
  /** The add button: says what is missing, asks for the spelling, or adds. */
  order: () => void;
  /** Texts to confirm; empty while nothing is asked. */
  spelling: readonly SpelledText[];
  confirm: () => void;
  correct: () => void;
}

/** The form of a product's page. It starts over once its piece is in the cart, so that the next one inherits no name. */
export function usePieceForm(product: ProductDto, pricing: PricingDto, adding: Adding): PieceFormState {
  const [choice, setEmbroidered] = useEmbroideryChoice(product.id);
  const embroidered = product.variants.bordado && choice;
  const { form, change, startOverLater } = usePieceDraft(product.id, pricing);
  const [ordered, setOrdered] = useState(false);
  const [asked, setAsked] = useState<Order>();
  const nameRef = useRef<HTMLInputElement>(null);
  const keychainRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLInputElement>(null);
  const problems = problemsOf(form, embroidered, pricing);
  const piece = pieceOf(product, embroidered, form, pricing);

  const add = async ({ piece, startOver }: Order) => {
    setAsked(undefined);
    if (!(await adding.add(piece))) return;
    startOver();
    setOrdered(false);
  };
  const order = () => {
    setOrdered(true);
    const [problem] = problems;
    if (problem) {
      showToast({ kind: 'error', title: problem.title, text: problem.text });
      const fields = { name: nameRef, keychainText: keychainRef, request: requestRef };
      fields[problem.field].current?.focus();
    } else if (spelledTexts(piece).length > 0) setAsked({ piece, startOver: startOverLater() });
    else void add({ piece, startOver: startOverLater() });
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
    spelling: asked ? spelledTexts(asked.piece) : [],
    confirm: () => asked && void add(asked),
    correct: () => setAsked(undefined),
  };
}

function spelledTexts({ personalization: name, keychainPersonalization: keychain }: Piece): SpelledText[] {
  return [
    ...(name ? [{ label: 'Nombre a bordar', text: name }] : []),
    ...(keychain ? [{ label: 'Texto del llavero', text: keychain }] : []),
  ];
}
