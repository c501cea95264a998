import { object, string } from 'yup';
import { type RequestKind, type RequestOptionsDto, submitRequestLimits } from '../../api/requests.api';
import { atMost } from '../../domain/field-rules';
import { type PreferredWay, PREFERRED_WAYS, requestableNow } from '../../domain/request-words';
import { schemaErrors } from '../../shared/lib/schema-errors';

/** The values of the form. `pieces` has the number of pieces by the line's position in the order. */
export interface RequestDraft {
  kind: RequestKind;
  pieces: Readonly<Record<number, number>>;
  /** How the customer asks to get the money for returned pieces. */
  way: PreferredWay | '';
  words: string;
}

/** The API keeps one text, which begins with the preferred way in less than 40 characters. */
export const WORDS = { max: submitRequestLimits.words.max - 40 };

/** The pieces that are ticked, as the API takes them. */
export function chosenOf({ kind, pieces }: RequestDraft, options: RequestOptionsDto) {
  return options.pieces.flatMap((piece) => {
    const quantity = Math.min(pieces[piece.position] ?? 0, requestableNow(kind, piece));
    return quantity > 0 ? [{ position: piece.position, quantity }] : [];
  });
}

/** Why the form cannot be sent, by field. */
export function errorsOf(
  values: RequestDraft,
  options: RequestOptionsDto,
  needsWay: boolean,
): Partial<Record<keyof RequestDraft, string>> {
  const words = string()
    .trim()
    .max(...atMost('El texto', WORDS));
  const isNeeded = values.kind === 'guarantee';
  const schema = object({ words: isNeeded ? words.required('Cuéntanos qué le pasó a la pieza') : words });
  const isEmpty = chosenOf(values, options).length === 0;
  const { words: wrong } = schemaErrors<RequestDraft>(schema, values);
  return {
    ...(isEmpty && { pieces: 'Elige al menos una pieza del pedido' }),
    ...(needsWay && !values.way && { way: 'Elige por dónde prefieres tu dinero' }),
    ...(wrong && { words: wrong }),
  };
}

/** The text of the request: the preferred way of the money first. */
export function wordsOf({ way, words }: RequestDraft, asksForWay: boolean): string {
  return [asksForWay && way && PREFERRED_WAYS[way].words, words.trim()].filter(Boolean).join(' ');
}
