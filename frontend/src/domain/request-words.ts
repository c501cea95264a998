import type {
  RequestablePieceDto,
  RequestKind,
  RequestOptionsDto,
  RequestState,
  RequestTermDto,
} from '../api/requests.api';
import { fullDay } from './day-and-month';

/** Kinds of requests: as a customer chooses them, and as the law and the workshop call them. */
export const REQUEST_KINDS: Readonly<Record<RequestKind, { name: string; choice: string; hint: string }>> = {
  withdrawal: {
    name: 'Retracto',
    choice: 'Devolver piezas',
    hint: 'Te devolvemos todo lo que pagaste por ellas. El envío de vuelta corre por tu cuenta.',
  },
  guarantee: {
    name: 'Garantía',
    choice: 'Reclamar la garantía',
    hint: 'Algo falló. Arreglamos la pieza gratis, con el transporte incluido.',
  },
};

export type PreferredWay = 'same' | 'account';

/** Ley 2439 de 2024: the money goes back the way that the customer prefers. `words` begin the text of the request. */
export const PREFERRED_WAYS: Readonly<Record<PreferredWay, { choice: string; hint: string; words: string }>> = {
  same: {
    choice: 'Por donde pagaste',
    hint: 'La tarjeta o la cuenta con la que compraste.',
    words: 'Prefiero mi dinero por donde pagué.',
  },
  account: {
    choice: 'A otra cuenta',
    hint: 'Si aceptamos, te pedimos el número en un enlace seguro.',
    words: 'Prefiero mi dinero en otra cuenta.',
  },
};

/** The next step after a request was sent. */
export const AFTER_REQUEST: Readonly<Record<RequestKind, string>> = {
  withdrawal:
    'Guarda la pieza como la recibiste: en la respuesta te decimos a dónde enviarla. Tu dinero vuelve en máximo 15 días calendario.',
  guarantee: 'En la respuesta te decimos cómo enviarnos la pieza.',
};

export const REQUEST_STATES: Readonly<Record<RequestState, { name: string; tone: 'warning' | 'success' | 'quiet' }>> = {
  open: { name: 'Por responder', tone: 'warning' },
  accepted: { name: 'Aceptada', tone: 'success' },
  refused: { name: 'No aceptada', tone: 'quiet' },
};

export const NO_WITHDRAWAL =
  'Sin derecho de retracto por ser personalizada (artículo 47, numeral 3, de la Ley 1480). La garantía sí la cubre.';

/** Pieces of a line that can be asked for with this kind of request. */
export function requestableNow(kind: RequestKind, piece: RequestablePieceDto): number {
  return kind === 'withdrawal' && piece.isPersonalised ? 0 : piece.left;
}

/** Whether a request of this kind can be sent now. */
export function isPossible(kind: RequestKind, options: RequestOptionsDto): boolean {
  return options[kind].isOpen && options.pieces.some((piece) => requestableNow(kind, piece) > 0);
}

/** The customer's rights for a piece, with their last days: one or two sentences. */
export function rightsOf(piece: RequestablePieceDto, { withdrawal, guarantee }: RequestOptionsDto): string {
  if (piece.left === 0) return 'Ya hay una solicitud por esta pieza.';
  const sentences = [piece.isPersonalised ? NO_WITHDRAWAL : withdrawalTerm(withdrawal), guaranteeTerm(guarantee)];
  return sentences.filter(Boolean).join(' ');
}

function withdrawalTerm({ isOpen, until }: RequestTermDto): string {
  if (until === null) return isOpen ? 'La puedes devolver hasta 5 días hábiles después de recibirla.' : '';
  return isOpen ? `La puedes devolver hasta el ${fullDay(until)}.` : `Se pudo devolver hasta el ${fullDay(until)}.`;
}

function guaranteeTerm({ isOpen, until }: RequestTermDto): string {
  if (until === null) return 'Su garantía se reclama desde que la recibes.';
  return isOpen ? `Tiene garantía hasta el ${fullDay(until)}.` : `Tuvo garantía hasta el ${fullDay(until)}.`;
}
