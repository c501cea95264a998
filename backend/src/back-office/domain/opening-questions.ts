/** What the panel asks the owner before the shop opens; `docs/decisions/0101` says why. */
export const OPENING_QUESTIONS = ['smallSurcharges', 'kitPrice', 'includedName', 'trademark'] as const;
export type OpeningQuestion = (typeof OPENING_QUESTIONS)[number];

/** Longest question in words. */
export const MAX_QUESTION_WORDS = 500;

/** A question that the owner answered with 'Está bien así'. */
export interface ConfirmedQuestion {
  readonly question: OpeningQuestion;
  /** The question as she read it: with other figures or texts it is asked again. */
  readonly words: string;
}
